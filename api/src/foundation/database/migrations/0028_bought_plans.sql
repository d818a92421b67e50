CREATE TABLE "bought_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text,
	"code" text NOT NULL,
	"terms" jsonb NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"pauses" smallint DEFAULT 0 NOT NULL,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_why" text,
	CONSTRAINT "bought_plan_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "plan_unlock" (
	"plan_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_unlock_plan_id_deal_id_pk" PRIMARY KEY("plan_id","deal_id")
);
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_plan_id_contact_plan_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_request" DROP CONSTRAINT "contact_request_plan_id_contact_plan_id_fk";
--> statement-breakpoint
ALTER TABLE "bought_plan" ADD CONSTRAINT "bought_plan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_plan" ADD CONSTRAINT "bought_plan_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_unlock" ADD CONSTRAINT "plan_unlock_plan_id_bought_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."bought_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_plan_account" ON "bought_plan" USING btree ("account_id","to");--> statement-breakpoint
-- Plans that staff gave before become plans with terms; their contacts are for every kind of listing.
INSERT INTO "bought_plan" ("id", "account_id", "code", "terms", "from", "to")
SELECT "id", "account_id", 'TENANT_' || "plan",
  jsonb_build_object(
    'code', 'TENANT_' || "plan",
    'name', CASE "plan" WHEN 'FREEDOM' THEN 'Freedom' WHEN 'RELAX' THEN 'Relax' WHEN 'ASSURE' THEN 'Assure' ELSE 'Freedom Lite' END,
    'seekerType', 'tenant', 'commercial', false,
    'days', greatest(1, extract(day FROM "to" - "from")::int),
    'contacts', "contacts",
    'covers', '["BUY", "RENT", "PG", "SHARED", "PLOT", "COMMERCIAL_RENT", "COMMERCIAL_BUY"]'::jsonb,
    'transactionDetails', NULL, 'services', '[]'::jsonb, 'features', '[]'::jsonb,
    'paidPaise', 0, 'refund', 'none', 'refundText', ''
  ),
  "from", "to"
FROM "contact_plan";--> statement-breakpoint
DROP TABLE "contact_plan";--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_plan_id_bought_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."bought_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_plan_id_bought_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."bought_plan"("id") ON DELETE no action ON UPDATE no action;