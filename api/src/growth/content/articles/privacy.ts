import type { ArticleText } from './article-text.ts';

export const PRIVACY: ArticleText = {
  slug: 'privacy',
  title: 'Privacy policy',
  description: 'What Aangan knows of you, what for, how long, who else sees it, and how you take it back.',
  html: `
<p>This policy says what we keep of you and what you can do about it. It follows the Digital Personal Data Protection Act, 2023.</p>
<h2>What we keep, what for, and how long</h2>
<ul>
<li><strong>Your account:</strong> name, phone number, e-mail, and a password if you set one (kept so that nobody can read it). For logging in and for letting owners and seekers reach each other. Until you delete the account.</li>
<li><strong>What you do with homes:</strong> shortlist, homes seen, searches, notes, contacts. So that you find it again. Until you remove it or delete the account.</li>
<li><strong>Contacts:</strong> who has seen whose number, when, and for which home. Both sides can see it. Until one side deletes the account; the other side then reads “Deleted account”.</li>
<li><strong>Money:</strong> payments and wallet entries. The law wants these kept; without your name and number after you delete the account. Bookings of services to come are cancelled then, and money comes back by their terms.</li>
<li><strong>Rental agreements:</strong> terms, signatures and the signed copy, encrypted. For making the agreement. 90 days after signing; a form that you did not finish, 60 days.</li>
<li><strong>Tenant verification, police forms and papers of homes:</strong> form, papers and result, encrypted. Nothing about a tenant is used before the tenant agrees. 90 days after the last step.</li>
<li><strong>Rent receipts:</strong> what you wrote on them. So that they can be checked. 400 days, or until you delete them.</li>
<li><strong>Safety:</strong> logins, wrong codes, changes of number or password, with the kind of device and a shortened network address. 400 days.</li>
<li><strong>Errors and speed:</strong> what broke and how fast pages were, without your name, number or address.</li>
</ul>
<h2>What we ask you for first</h2>
<p>Measuring by other companies, messages on WhatsApp, and finding friends among your contacts are off until you say yes. You can say no again at any time under <a href="/profile/myprofile">your profile</a>; it works at once.</p>
<h2>Who else sees it</h2>
<ul>
<li>The person you contact sees your name and number. You see theirs.</li>
<li>Companies that carry messages and payments for us get what they need for that, and nothing else.</li>
<li>We sell nothing of this to anybody.</li>
</ul>
<h2>Your rights</h2>
<p>Under <a href="/profile/myprofile">your profile</a> you can read and correct what we keep, download all of it, withdraw what you agreed to, see where you are logged in, and delete your account. None of it needs a reason or a call.</p>
<h2>Cookies</h2>
<p>We set cookies for your login, your device, your city, and, if you agree, for how you found us. The privacy choices at the end of each page show and change them.</p>
<h2>Complaints</h2>
<p>Write to our <a href="/grievance">grievance officer</a>. The page says how to reach the officer, and by when we decide. If our answer does not satisfy you, you can turn to the Data Protection Board of India.</p>`,
};
