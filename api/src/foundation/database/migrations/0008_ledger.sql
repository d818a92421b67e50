CREATE TABLE "ledger_account" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"may_go_below_zero" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"ledger_account" text NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "ledger_entry_moves_something" CHECK (paise <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	"entries" smallint NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_ledger_account_ledger_account_name_fk" FOREIGN KEY ("ledger_account") REFERENCES "public"."ledger_account"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_account_owner" ON "ledger_account" USING btree ("owner_id") WHERE owner_id is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("ledger_account","transaction_id","paise");
--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");
--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is append-only: put a wrong entry right by another transaction.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transaction_is_append_only" BEFORE UPDATE OR DELETE ON "ledger_transaction"
	FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_is_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry"
	FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE FUNCTION "ledger_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	total bigint;
	posted integer;
	announced integer;
BEGIN
	SELECT entries INTO announced FROM ledger_transaction WHERE id = NEW.transaction_id;
	SELECT coalesce(sum(paise), 0), count(*) INTO total, posted FROM ledger_entry WHERE transaction_id = NEW.transaction_id;
	IF total <> 0 OR posted <> announced THEN
		RAISE EXCEPTION 'Ledger transaction % does not balance.', NEW.transaction_id USING ERRCODE = 'check_violation';
	END IF;
	IF NEW.paise < 0 THEN
		-- The lock makes two commits that draw on one account follow each other, whoever wrote them.
		PERFORM 1 FROM ledger_account WHERE name = NEW.ledger_account AND NOT may_go_below_zero FOR NO KEY UPDATE;
		IF FOUND THEN
			SELECT sum(paise) INTO total FROM ledger_entry WHERE ledger_account = NEW.ledger_account;
			IF total < 0 THEN
				RAISE EXCEPTION 'Ledger account % would go below zero.', NEW.ledger_account USING ERRCODE = 'check_violation';
			END IF;
		END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();
--> statement-breakpoint
CREATE FUNCTION "ledger_transaction_moves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM ledger_entry WHERE transaction_id = NEW.id) <> NEW.entries OR NEW.entries < 2 THEN
		RAISE EXCEPTION 'Ledger transaction % lacks entries.', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transaction_moves" AFTER INSERT ON "ledger_transaction"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_transaction_moves"();
