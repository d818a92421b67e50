CREATE TABLE "sandbox_debit" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mandate_id" text NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"requests" smallint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt" text NOT NULL,
	"most_paise" bigint NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"behaviour" text DEFAULT 'works' NOT NULL,
	"is_proof_back" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_mandate_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "rent_debit" (
	"id" text PRIMARY KEY NOT NULL,
	"mandate_id" text NOT NULL,
	"month" text NOT NULL,
	"attempt" smallint NOT NULL,
	"state" text NOT NULL,
	"paise" bigint NOT NULL,
	"due_id" text,
	"debit_at" timestamp (3) with time zone NOT NULL,
	"noticed_at" timestamp (3) with time zone,
	"gateway_order" text,
	"order_id" text,
	"payment_id" text,
	"failure" text,
	"work_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rent_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"tenancy_id" text NOT NULL,
	"state" text NOT NULL,
	"most_paise" bigint NOT NULL,
	"debit_day" smallint NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"registration" text,
	"approve_url" text,
	"customer" text,
	"token" text,
	"active_at" timestamp (3) with time zone,
	"work_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "rent_reminder" (
	"tenancy_id" text NOT NULL,
	"account_id" text NOT NULL,
	"days_before" smallint[] NOT NULL,
	"ways" text[] NOT NULL,
	"token" text NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"sent_month" text,
	"sent_days" smallint,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rent_reminder_tenancy_id_account_id_pk" PRIMARY KEY("tenancy_id","account_id"),
	CONSTRAINT "rent_reminder_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "rent_debit" ADD CONSTRAINT "rent_debit_mandate_id_rent_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."rent_mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_debit" ADD CONSTRAINT "rent_debit_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_debit" ADD CONSTRAINT "rent_debit_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_debit" ADD CONSTRAINT "rent_debit_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_mandate" ADD CONSTRAINT "rent_mandate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_mandate" ADD CONSTRAINT "rent_mandate_tenancy_id_rent_tenancy_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."rent_tenancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder" ADD CONSTRAINT "rent_reminder_tenancy_id_rent_tenancy_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."rent_tenancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder" ADD CONSTRAINT "rent_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_mandate_created" ON "sandbox_mandate" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_debit_once" ON "rent_debit" USING btree ("mandate_id","month","attempt");--> statement-breakpoint
CREATE INDEX "rent_debit_work" ON "rent_debit" USING btree ("work_at") WHERE work_at is not null;--> statement-breakpoint
CREATE INDEX "rent_debit_order" ON "rent_debit" USING btree ("gateway_order");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_mandate_live" ON "rent_mandate" USING btree ("tenancy_id","account_id") WHERE state in ('active', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "rent_mandate_asked" ON "rent_mandate" USING btree ("tenancy_id","account_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "rent_mandate_account" ON "rent_mandate" USING btree ("account_id","tenancy_id");--> statement-breakpoint
CREATE INDEX "rent_mandate_work" ON "rent_mandate" USING btree ("work_at") WHERE work_at is not null;--> statement-breakpoint
CREATE INDEX "rent_mandate_token" ON "rent_mandate" USING btree ("token");