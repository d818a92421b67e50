CREATE TABLE "note" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"property_id" text NOT NULL,
	"text" text NOT NULL,
	"rating" smallint,
	"follow_up_at" timestamp (3) with time zone,
	"follow_up_reason" text NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"share_token" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "note_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "note_collaborator" (
	"id" text PRIMARY KEY NOT NULL,
	"note_id" text NOT NULL,
	"phone" text NOT NULL,
	"account_id" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "note_task" (
	"note_id" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"done" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "note_task_note_id_id_pk" PRIMARY KEY("note_id","id")
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_collaborator" ADD CONSTRAINT "note_collaborator_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_collaborator" ADD CONSTRAINT "note_collaborator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_task" ADD CONSTRAINT "note_task_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "note_author_property" ON "note" USING btree ("author_id","property_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_follow_up" ON "note" USING btree ("follow_up_at") WHERE reminded_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_deleted" ON "note" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "note_collaborator_phone" ON "note_collaborator" USING btree ("note_id","phone");--> statement-breakpoint
CREATE INDEX "note_collaborator_waiting" ON "note_collaborator" USING btree ("phone") WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "note_collaborator_account" ON "note_collaborator" USING btree ("account_id");