CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"paise" bigint NOT NULL,
	"target_services" text[] NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"most" integer,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"code" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_use_code_account_id_pk" PRIMARY KEY("code","account_id")
);
--> statement-breakpoint
CREATE TABLE "plan_price" (
	"plan_id" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "plan_price_plan_id_from_pk" PRIMARY KEY("plan_id","from")
);
--> statement-breakpoint
CREATE TABLE "plan_purchase" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"side" text NOT NULL,
	"asked" text NOT NULL,
	"priced" text NOT NULL,
	"plan_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"vas_ids" text[] NOT NULL,
	"add_ons_paise" bigint NOT NULL,
	"vip_days" smallint NOT NULL,
	"property_id" text,
	"claim_id" text,
	"line_kinds" text[] NOT NULL,
	"upgrade_of" text,
	"upgrade" jsonb,
	"return_url" text NOT NULL,
	"nbpay_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "plan_purchase_nbpay_id_unique" UNIQUE("nbpay_id")
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_code_coupon_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_price" ADD CONSTRAINT "plan_price_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_purchase" ADD CONSTRAINT "plan_purchase_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_purchase_account" ON "plan_purchase" USING btree ("account_id","created_at");