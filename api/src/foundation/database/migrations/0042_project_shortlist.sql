CREATE TABLE "shortlisted_project" (
	"account_id" text NOT NULL,
	"project_id" text NOT NULL,
	"shortlisted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlisted_project_account_id_project_id_pk" PRIMARY KEY("account_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "shortlisted_project" ADD CONSTRAINT "shortlisted_project_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_project" ADD CONSTRAINT "shortlisted_project_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlisted_project_newest" ON "shortlisted_project" USING btree ("account_id","shortlisted_at" DESC NULLS LAST);