ALTER TABLE "account" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "account" SET "staff_roles" = '{listings,money,support,services,verification}' WHERE "role" = 'staff';
