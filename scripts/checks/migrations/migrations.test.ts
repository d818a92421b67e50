import { type Migration, migrationOf, readMigrations } from '../../../api/src/foundation/database/public.ts';
import { ACCEPTED, digestOf, splitAtAccepted } from './accepted-migrations.ts';
import { migrationProblems, problemText } from './migration-problems.ts';
import { MIGRATION_RULES } from './migration-rules.ts';
import { type ParsedMigration, parseMigration } from './parsed-migration.ts';

const MIGRATIONS = readMigrations();

/** Names of the rules that the last one of some migrations breaks. */
async function brokenBy(texts: readonly string[]): Promise<string[]> {
  const parsed = await parsedOf(texts.map((text, index) => migrationOf(`000${index + 1}_example`, index, text)));
  return problemsOf(parsed, parsed.length - 1).map(({ rule }) => rule.name);
}

function parsedOf(migrations: readonly Migration[]): Promise<ParsedMigration[]> {
  return Promise.all(migrations.map(parseMigration));
}

/** Problems of the migrations from a position on, each compared with all before it. */
function problemsOf(migrations: readonly ParsedMigration[], from: number) {
  return migrations.slice(from).flatMap((each, index) => migrationProblems(each, migrations.slice(0, from + index)));
}

describe('the migrations', () => {
  it('neither lock a large table nor take away what the running release uses', async () => {
    const { accepted } = splitAtAccepted(MIGRATIONS);
    const problems = problemsOf(await parsedOf(MIGRATIONS), accepted.length);
    expect(problems.map(problemText)).toEqual([]);
  });

  it('from before the check are as they were', () => {
    expect(digestOf(splitAtAccepted(MIGRATIONS).accepted)).toBe(ACCEPTED.digest);
  });

  it('have moments that ascend, because a database skips what is older than its last one', () => {
    const moments = MIGRATIONS.map(({ when }) => when);
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
  });
});

describe('the check of migrations', () => {
  it.each(MIGRATION_RULES.map((rule) => [rule.name, rule] as const))('refuses: %s', async (name, { wrong, right }) => {
    expect(await brokenBy(wrong)).toContain(name);
    for (const [index] of right.entries()) expect(await brokenBy(right.slice(0, index + 1))).toEqual([]);
  });

  it('refuses a migration from before it that locks, so that it would have been found', async () => {
    const parsed = await parsedOf(MIGRATIONS.slice(0, 27));
    const found = problemsOf(parsed, 26).map(({ tag, rule }) => `${tag}: ${rule.name}`);
    expect(found).toEqual(['0026_illustrations_are_no_photos: changed rows of a table that exists']);
  });

  it('admits everything on a table that the same migration has created', async () => {
    const statements = [
      'create table "tour" ("id" text primary key, "visit_id" text not null)',
      'alter table "tour" add constraint "tour_visit" foreign key ("visit_id") references "visit"("id")',
      'create index "tour_day" on "tour" ("visit_id")',
      'alter table "tour" alter column "visit_id" type varchar(20)',
      'drop table "tour"',
    ];
    expect(await brokenBy([statements.join(';--> statement-breakpoint\n')])).toEqual([]);
  });

  it.each([
    ['a table that is dropped and created again', 'drop table "visit"; create table "visit" ("id" text)'],
    ['a table that may exist', 'create table if not exists "visit" ("id" text); drop table "visit"'],
    ['rows deleted within a query', 'with gone as (delete from "visit" returning 1) select count(*) from gone'],
    ['rows that are copied', 'insert into "visit" select * from "old_visit"'],
    ['all rows', 'truncate "visit"'],
    ['a constraint beside its column', 'alter table "visit" add column "note" text check ("note" <> \'\')'],
    ['a serial', 'alter table "visit" add column "number" bigserial'],
    ['a stored expression', 'alter table "visit" add column "twice" int generated always as (1 + 1) stored'],
    ['a value of an enumeration', `alter type "visit_state" rename value 'open' to 'new'`],
    ['a not null constraint by name', 'alter table "visit" add constraint "known" not null "day"'],
    ['a schema that is named', 'alter table public."visit" alter column "day" type text'],
    ['a second command', 'alter table "visit" add column "note" text, drop column "day"'],
  ])('sees %s', async (_, text) => {
    expect(await brokenBy([text])).toHaveLength(1);
  });

  it.each([
    [
      'a moment that is the same for all rows',
      'alter table "visit" add column "at" timestamptz default now() not null',
    ],
    ['a constant with its type', `alter table "visit" add column "tags" jsonb default '[]'::jsonb not null`],
    ['a virtual expression', 'alter table "visit" add column "twice" int generated always as (1 + 1) virtual'],
    ['a comment', '-- create index "visit_day" on "visit" ("day")\nselect 1'],
    ['a text', `comment on table "visit" is 'update visit set day = null'`],
    ['rows with given values', `insert into "visit_reason" values ('busy') on conflict do nothing`],
    ['a constraint that is dropped', 'alter table "visit" drop constraint "visit_day_known"'],
    ['statistics', 'analyze "visit"'],
  ])('admits %s', async (_, text) => {
    expect(await brokenBy([text])).toEqual([]);
  });

  it('refuses not null where the check is not validated yet', async () => {
    const check = 'alter table "visit" add constraint "known" check ("day" is not null) not valid';
    expect(await brokenBy([check, 'alter table "visit" alter column "day" set not null'])).toEqual([
      'not null without a validated check',
    ]);
  });

  it('fails on what PostgreSQL cannot read', async () => {
    await expect(brokenBy(['alter table "visit" frobnicate'])).rejects.toThrow('syntax error');
  });
});
