CREATE TABLE "order_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"claim_id" text,
	"discount_paise" bigint NOT NULL,
	"wallet_paise" bigint NOT NULL,
	"gateway_paise" bigint NOT NULL,
	"round" smallint DEFAULT 0 NOT NULL,
	"is_reserved" boolean DEFAULT false NOT NULL,
	"to_wallet_paise" bigint DEFAULT 0 NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"paise" bigint NOT NULL,
	"tax_code" text,
	"gst_rate" smallint NOT NULL,
	"claim_code" text,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"ref" text,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"place_of_supply" text NOT NULL,
	"return_url" text NOT NULL,
	"attempt_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sandbox_order" ADD COLUMN "method" text DEFAULT 'upi' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_order" ADD COLUMN "vpa" text;--> statement-breakpoint
ALTER TABLE "sandbox_order" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method" text DEFAULT 'upi' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "vpa" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_claim_id_wallet_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."wallet_claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_attempt_order" ON "order_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt_payment" ON "order_attempt" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sales_order_account" ON "sales_order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_order_open" ON "sales_order" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
-- Payments from before orders get an order of one line, so that open ones are still credited.
INSERT INTO "sales_order" ("id", "account_id", "purpose", "title", "state", "place_of_supply", "return_url", "attempt_id", "created_at", "expires_at", "paid_at", "refunded_at")
SELECT 'ord_' || substr("id", 5), "account_id", "purpose", "description",
  CASE "state" WHEN 'created' THEN 'waiting' WHEN 'pending' THEN 'waiting' WHEN 'failed' THEN 'open' ELSE "state" END,
  '29', '/wallet', 'att_' || substr("id", 5), "created_at", "expires_at", "paid_at", "refunded_at"
FROM "payment" WHERE "purpose_ref" IS NULL;--> statement-breakpoint
INSERT INTO "order_line" ("order_id", "position", "description", "paise", "gst_rate")
SELECT 'ord_' || substr("id", 5), 0, "description", "paise", 0 FROM "payment" WHERE "purpose_ref" IS NULL;--> statement-breakpoint
INSERT INTO "order_attempt" ("id", "order_id", "payment_id", "discount_paise", "wallet_paise", "gateway_paise", "refunded_paise", "created_at")
SELECT 'att_' || substr("id", 5), 'ord_' || substr("id", 5), "id", 0, 0, "paise",
  CASE "state" WHEN 'refunded' THEN "paise" ELSE 0 END, "created_at"
FROM "payment" WHERE "purpose_ref" IS NULL;--> statement-breakpoint
UPDATE "payment" SET "refunded_paise" = "paise" WHERE "state" = 'refunded';--> statement-breakpoint
UPDATE "payment" SET "purpose_ref" = 'ord_' || substr("id", 5) WHERE "purpose_ref" IS NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "purpose_ref" SET NOT NULL;