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
CREATE TABLE "money_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"ours" text,
	"theirs" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"explained_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciled_day" (
	"file" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciled_day_file_day_pk" PRIMARY KEY("file","day")
);
--> statement-breakpoint
CREATE TABLE "reconciled_line" (
	"file" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reconciled_line_file_subject_pk" PRIMARY KEY("file","subject")
);
--> statement-breakpoint
ALTER TABLE "rent_dispute" ADD CONSTRAINT "rent_dispute_landlord_id_rent_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."rent_landlord"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_dispute" ADD CONSTRAINT "rent_dispute_due_id_rent_due_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_due"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rent_dispute_open" ON "rent_dispute" USING btree ("due_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "rent_dispute_landlord" ON "rent_dispute" USING btree ("landlord_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_difference_once" ON "money_difference" USING btree ("file","kind","subject");--> statement-breakpoint
CREATE INDEX "money_difference_open" ON "money_difference" USING btree ("found_at") WHERE explained_at is null;