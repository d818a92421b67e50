CREATE TABLE "rent_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"device" text,
	"facts" jsonb NOT NULL,
	"repeat_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rent_receipts" ADD CONSTRAINT "rent_receipts_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_receipts_repeat" ON "rent_receipts" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "rent_receipts_account" ON "rent_receipts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_receipts_device" ON "rent_receipts" USING btree ("device","created_at");