// What other modules may use.
export { newAccountId } from './account-id.ts';
export { accountOfEmail, accountOfId, accountOfPhone, changeAccount, saveAccount } from './accounts.queries.ts';
export { type AccountRow, account } from './accounts.tables.ts';
export { lockAccount, PERSON, type Person, peopleBy, personById } from './person.queries.ts';
export { reminderChannel } from './reminder-channel.ts';
export { type Reporter, reportWeight, type Word, weightOfWords, wordWeight, wordWeightSql } from './word-weight.ts';
