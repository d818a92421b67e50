/** Minimum characters of a password; the rest is the person's choice. */
const SHORTEST_PASSWORD = 8;

/** What an attacker who knows the person tries first. */
export interface PersonFacts {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * The problem with a new password; undefined when it is valid.
 * @param leaked passwords of known leaks, in lower case
 */
export function newPasswordError(
  password: string,
  person: PersonFacts,
  leaked: ReadonlySet<string>,
): string | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters.`;
  const lower = password.toLowerCase();
  if (leaked.has(lower)) return 'This password has leaked elsewhere. Choose another one.';
  if (personal(person).includes(lower)) return 'Choose a password that is not your name, number or e-mail.';
  return undefined;
}

/** The person's facts as they would be typed, in lower case. */
function personal({ name, email, phone }: PersonFacts): string[] {
  const words = name.toLowerCase();
  const mailbox = email?.toLowerCase() ?? '';
  const digits = phone?.slice(1) ?? '';
  return [
    words,
    words.replaceAll(' ', ''),
    mailbox,
    mailbox.split('@', 1)[0] ?? '',
    digits,
    `+${digits}`,
    digits.slice(-10),
  ];
}
