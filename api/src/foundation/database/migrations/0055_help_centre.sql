CREATE TABLE "help_answer" (
	"article" text NOT NULL,
	"origin" text NOT NULL,
	"helped" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_answer_article_origin_pk" PRIMARY KEY("article","origin")
);
--> statement-breakpoint
CREATE INDEX "help_answer_at" ON "help_answer" USING btree ("answered_at");