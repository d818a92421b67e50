CREATE TABLE "imported_row" (
	"account_id" text NOT NULL,
	"digest" text NOT NULL,
	"draft_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_row_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_row_at" ON "imported_row" USING btree ("at");