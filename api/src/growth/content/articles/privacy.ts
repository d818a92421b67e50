import type { ArticleText } from './article-text.ts';

export const PRIVACY: ArticleText = {
  slug: 'privacy',
  title: 'Privacy policy',
  description: 'Which data Aangan has about you, why, for how long, who else sees it, and how you delete it.',
  html: `
<p>This policy explains which data we keep about you and what you can do about it. It follows the Digital Personal Data Protection Act, 2023.</p>
<h2>What we keep, why, and for how long</h2>
<ul>
<li><strong>Your account:</strong> name, phone number, e-mail, and a password if you set one (nobody can read it). You need it to log in, and owners and seekers need it to reach each other. We keep it until you delete the account.</li>
<li><strong>Your activity:</strong> shortlist, homes seen, searches, notes and contacts. We keep it so that you can find it again, until you remove it or delete the account.</li>
<li><strong>Contacts:</strong> who has seen whose number, when, and for which home. Both sides can see it until one side deletes the account. The other side then sees “Deleted account”.</li>
<li><strong>Money:</strong> payments and wallet entries. The law requires us to keep these. After you delete the account, we keep them without your name and number. We then cancel your upcoming service bookings and refund them by their terms.</li>
<li><strong>Rental agreements:</strong> terms, signatures and the signed copy, encrypted. We need them to make the agreement. We keep them for 90 days after signing, and unfinished forms for 60 days.</li>
<li><strong>Tenant verification, police forms and documents of homes:</strong> form, documents and result, encrypted. We use nothing about a tenant before the tenant agrees. We keep them for 90 days after the last step.</li>
<li><strong>Rent receipts:</strong> what you wrote on them, so that others can check them. We keep it for 400 days, or until you delete it.</li>
<li><strong>Safety:</strong> logins, wrong codes, and changes of number or password, with the kind of device and a shortened network address. We keep them for 400 days.</li>
<li><strong>Errors and speed:</strong> errors and page speed, without your name, number or address.</li>
</ul>
<h2>What we ask you first</h2>
<p>Measuring by other companies, messages on WhatsApp, and finding friends among your contacts are off until you say yes. You can say no again at any time under <a href="/profile/myprofile">your profile</a>. The change works at once.</p>
<h2>Who else sees it</h2>
<ul>
<li>The person you contact sees your name and number. You see theirs.</li>
<li>Companies that handle messages and payments for us get only the data they need.</li>
<li>We do not sell your data to anybody.</li>
</ul>
<h2>Your rights</h2>
<p>Under <a href="/profile/myprofile">your profile</a> you can read and correct your data, download all of it, withdraw your consent, see where you are logged in, and delete your account. You need not give a reason or call us.</p>
<h2>Cookies</h2>
<p>We set cookies for your login, your device, your city and the kind of home you looked for last. If you agree, we also set cookies for how you found us. You can change this in the privacy choices at the end of each page.</p>
<h2>Complaints</h2>
<p>Write to our <a href="/grievance">grievance officer</a>. The page says how to reach the officer, and by when we decide. If our answer does not satisfy you, you can contact the Data Protection Board of India.</p>`,
};
