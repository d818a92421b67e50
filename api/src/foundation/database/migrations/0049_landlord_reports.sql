CREATE TABLE "rent_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"landlord_id" text NOT NULL,
	"due_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "rent_dispute" ADD CONSTRAINT "rent_dispute_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_dispute" ADD CONSTRAINT "rent_dispute_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_dispute_open" ON "rent_dispute" USING btree ("due_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "rent_dispute_landlord" ON "rent_dispute" USING btree ("landlord_id","created_at");