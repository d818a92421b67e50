ALTER TABLE "kyc" ADD COLUMN "pan_sealed" text;--> statement-breakpoint
ALTER TABLE "kyc" ADD COLUMN "pan_shown" text;--> statement-breakpoint
ALTER TABLE "rent_landlord_link" DROP COLUMN "opened_at";