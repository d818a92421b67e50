CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"remote" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_group" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"sample" jsonb NOT NULL,
	CONSTRAINT "error_group_remote_version_fingerprint_pk" PRIMARY KEY("remote","version","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "release_device" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"window" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"views" integer NOT NULL,
	"page_errors" integer NOT NULL,
	"load_failures" integer NOT NULL,
	"slow_loads" integer NOT NULL,
	CONSTRAINT "release_device_remote_window_version_device_pk" PRIMARY KEY("remote","window","version","device")
);
--> statement-breakpoint
CREATE TABLE "vital_count" (
	"day" date NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_count_remote_day_version_name_route_bucket_pk" PRIMARY KEY("remote","day","version","name","route","bucket")
);
--> statement-breakpoint
CREATE INDEX "analytics_event_at" ON "analytics_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "error_group_last" ON "error_group" USING btree ("remote","last_at");--> statement-breakpoint
CREATE INDEX "release_device_window" ON "release_device" USING btree ("window");--> statement-breakpoint
CREATE INDEX "vital_count_day" ON "vital_count" USING btree ("day");