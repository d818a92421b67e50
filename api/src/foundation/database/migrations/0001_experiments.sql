CREATE TABLE "experiment" (
	"key" text PRIMARY KEY NOT NULL,
	"buckets" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_conversion" (
	"experiment" text NOT NULL,
	"device_id" text NOT NULL,
	"goal" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_conversion_experiment_device_id_goal_pk" PRIMARY KEY("experiment","device_id","goal")
);
--> statement-breakpoint
CREATE TABLE "experiment_exposure" (
	"experiment" text NOT NULL,
	"device_id" text NOT NULL,
	"bucket" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_exposure_experiment_device_id_pk" PRIMARY KEY("experiment","device_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_forced_bucket" (
	"experiment" text NOT NULL,
	"device_id" text NOT NULL,
	"bucket" text NOT NULL,
	CONSTRAINT "experiment_forced_bucket_experiment_device_id_pk" PRIMARY KEY("experiment","device_id")
);
--> statement-breakpoint
ALTER TABLE "experiment_conversion" ADD CONSTRAINT "experiment_conversion_experiment_experiment_key_fk" FOREIGN KEY ("experiment") REFERENCES "public"."experiment"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_exposure" ADD CONSTRAINT "experiment_exposure_experiment_experiment_key_fk" FOREIGN KEY ("experiment") REFERENCES "public"."experiment"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_forced_bucket" ADD CONSTRAINT "experiment_forced_bucket_experiment_experiment_key_fk" FOREIGN KEY ("experiment") REFERENCES "public"."experiment"("key") ON DELETE no action ON UPDATE no action;