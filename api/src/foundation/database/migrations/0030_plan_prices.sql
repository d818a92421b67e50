INSERT INTO "plan_price" ("plan_id", "from", "paise") SELECT "id", 'epoch', "amount" * 100 FROM "plan" ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "plan" DROP COLUMN "amount";