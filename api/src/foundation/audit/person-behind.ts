import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { securityEvent } from './audit.tables.ts';

/** Logins from one network within this time of each other are taken for one person's: networks change hands. */
const ONE_NETWORK = "interval '7 days'";

/** Networks that say nothing about who uses them: this machine and private ones. */
const PRIVATE_NETWORKS = '{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::/48,fe80::/10,fc00::/7}';

/**
 * The person behind an account, in SQL: the least id of the accounts that logged in on one of its devices, or from one
 * of its networks at about the same time. The words of several accounts of one person count once.
 */
export function personBehind(accountId: SQLWrapper): SQL<string> {
  const near = sql.raw(ONE_NETWORK);
  return sql<string>`coalesce((
    select min(same.account_id) from (
      select (
        select min(other.account_id) from ${securityEvent} other
        where other.event = 'login' and other.device_hash = own.device_hash
      ) account_id
      from ${securityEvent} own
      where own.account_id = ${accountId} and own.event = 'login' and own.device_hash is not null
      union all
      select (
        select min(other.account_id) from ${securityEvent} other
        where other.event = 'login' and other.address_prefix = own.address_prefix
          and other.at between own.at - ${near} and own.at + ${near}
      )
      from ${securityEvent} own
      where own.account_id = ${accountId} and own.event = 'login'
        and not own.address_prefix::cidr <<= any (${PRIVATE_NETWORKS}::cidr[])
    ) same
  ), ${accountId})`;
}
