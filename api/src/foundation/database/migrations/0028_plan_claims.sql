CREATE TABLE "plan_claim" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_claim" ADD CONSTRAINT "plan_claim_plan_id_bought_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."bought_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_claim" ADD CONSTRAINT "plan_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_claim_account" ON "plan_claim" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "plan_claim_waiting" ON "plan_claim" USING btree ("created_at") WHERE state = 'waiting';