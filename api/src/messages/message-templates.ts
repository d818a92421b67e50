/** The site as messages name it. */
export interface MessageSite {
  /** `https://www.example.com`, without a slash at the end. */
  readonly url: string;
}

interface Template<Values extends Readonly<Record<string, string>>> {
  /** Sent while the person waits for it; everything else may wait for its turn. */
  readonly urgent: boolean;
  /** Of the mail. */
  readonly subject: string;
  readonly text: (values: Values, site: MessageSite) => string;
}

interface Code extends Readonly<Record<string, string>> {
  readonly code: string;
}

const urgent = (subject: string, sentence: string): Template<Code> => ({
  urgent: true,
  subject,
  text: ({ code }) => `${code} ${sentence} It is valid for 10 minutes. Do not share it with anyone.`,
});

function later<Values extends Readonly<Record<string, string>>>(
  subject: string,
  text: (values: Values, site: MessageSite) => string,
): Template<Values> {
  return { urgent: false, subject, text };
}

const NOT_YOU = (site: MessageSite) =>
  `If this was not you, sign out everywhere and change your password: ${site.url}/profile/myprofile`;

/** Every message that leaves the house, a row each. */
export const MESSAGE_TEMPLATES = {
  'login-code': urgent('Your Aangan login code', 'is your code to log in to Aangan.'),
  'sign-up-code': urgent('Your Aangan sign-up code', 'is your code to sign up with Aangan.'),
  'email-code': urgent('Verify your e-mail address', 'is your code to verify this e-mail address with Aangan.'),
  'mobile-update-code': urgent('Your Aangan code', 'is your code to move your Aangan account to this number.'),
  'secondary-number-code': urgent('Your Aangan code', 'is your code to add this number to your Aangan account.'),
  'password-reset-code': urgent('Your Aangan password code', 'is your code to set a new Aangan password.'),
  'staff-code': urgent('Your Aangan staff code', 'is your second step to log in as Aangan staff.'),
  'deletion-code': urgent('Your Aangan deletion code', 'is your code to delete your Aangan account.'),
  welcome: later<{ name: string }>('Welcome to Aangan', ({ name }, { url }) =>
    [`Hello ${name}, your Aangan account is ready.`, `Homes without brokers: ${url}`].join('\n'),
  ),
  'new-login': later<{ client: string; time: string }>('New login to your Aangan account', ({ client, time }, site) =>
    [`Your Aangan account was logged in to from ${client} on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'staff-login': later<{ client: string; time: string }>(
    'Aangan staff login on a new device',
    ({ client, time }, site) =>
      [`The staff area of Aangan was opened with your account from ${client} on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'password-changed': later<{ time: string }>('Your Aangan password was changed', ({ time }, site) =>
    [`The password of your Aangan account was changed on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'phone-changed': later<{ time: string }>('Your Aangan number was changed', ({ time }, site) =>
    [`The phone number of your Aangan account was changed on ${time}.`, NOT_YOU(site)].join('\n'),
  ),
  'data-export-ready': later<{ time: string }>('Your Aangan data is ready', ({ time }, { url }) =>
    [`A copy of your data can be downloaded until ${time}.`, `${url}/profile/myprofile`].join('\n'),
  ),
  'note-follow-up': later<{ home: string; reason: string }>('Your follow-up on a home', ({ home, reason }, { url }) =>
    [`You wanted to follow up on ${home}${reason && `: ${reason}`}`, `Your notes: ${url}/profile/myNotes`].join('\n'),
  ),
  'owner-contacted': later<{ name: string; listing: string }>(
    'Somebody asked for your number',
    ({ name, listing }, { url }) =>
      [
        `${name} asked for your number about ${listing}, and you have theirs.`,
        `See it, or hide yours: ${url}/profile/enquiries`,
      ].join('\n'),
  ),
  'account-deleted': later<{ time: string }>('Your Aangan account was deleted', ({ time }) =>
    [`Your Aangan account was deleted on ${time}.`, 'Records that the law makes us keep hold no name or number.'].join(
      '\n',
    ),
  ),
} as const satisfies Readonly<Record<string, Template<never>>>;

export type TemplateName = keyof typeof MESSAGE_TEMPLATES;

/** What a template needs to be told, all of it as people read it. */
export type TemplateValues<Name extends TemplateName> = Parameters<(typeof MESSAGE_TEMPLATES)[Name]['text']>[0];
