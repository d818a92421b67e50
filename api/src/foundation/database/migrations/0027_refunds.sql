CREATE TABLE "sandbox_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"payment_id" text,
	"gateway_paise" bigint NOT NULL,
	"wallet_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"gateway_refund" text,
	"problem" text,
	"ask_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "order_refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "order_attempt" ADD COLUMN "wallet_back_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_order_id_sandbox_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_account" ON "order_refund" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_refund_open" ON "order_refund" USING btree ("ask_at") WHERE state in ('asked', 'sent');--> statement-breakpoint
CREATE INDEX "order_refund_failed" ON "order_refund" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "payment_gateway_payment" ON "payment" USING btree ("gateway","gateway_payment");--> statement-breakpoint
-- Refunds of a whole order gave the wallet's part back before it was counted.
UPDATE "order_attempt" SET "wallet_back_paise" = "wallet_paise"
FROM "sales_order" WHERE "sales_order"."attempt_id" = "order_attempt"."id" AND "sales_order"."state" = 'refunded';
