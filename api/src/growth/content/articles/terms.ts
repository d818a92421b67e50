import type { ArticleText } from './article-text.ts';

export const TERMS: ArticleText = {
  slug: 'terms',
  title: 'Terms and conditions',
  description: 'What you can expect from Aangan, and what Aangan expects from you.',
  html: `
<h2>What Aangan is</h2>
<p>On Aangan, owners and builders offer property, and seekers find and contact them. We are not a party to your agreements with each other, and we take no brokerage.</p>
<h2>Your account</h2>
<ul>
<li>You need a phone number of your own. One person has one account.</li>
<li>Keep codes and passwords to yourself. You are responsible for everything done with your account until you tell us.</li>
<li>You can delete the account at any time.</li>
</ul>
<h2>Offering property</h2>
<ul>
<li>You must own what you offer, or the owner must have asked you in writing. Brokers may not post.</li>
<li>Your text and photos must be true and must show this property.</li>
<li>You must offer to everybody. No listing may refuse people for their religion, caste, region, disability or sexual orientation.</li>
<li>You must close the listing when the property is taken.</li>
</ul>
<h2>Contacting owners</h2>
<p>You may use an owner's number only for that one home. Do not share it, sell it, or call in the owner's quiet hours. If you do, you can lose your account.</p>
<h2>Paying</h2>
<ul>
<li>Prices include GST. Before you pay, we show what a plan or service includes, for how long, and what you get back.</li>
<li>If a contact did not work, you get it back.</li>
<li>Money that you add to your wallet does not expire. Money that we add may expire, and the wallet shows when.</li>
</ul>
<h2>Rewards and referrals</h2>
<p>We show the terms and the last day of each reward. A referral counts once for both of you, after your friend confirms their own number and contacts a first owner. You cannot refer yourself.</p>
<h2>When we act</h2>
<p>We may hold a listing or an account that breaks these terms or harms others. We tell you why, and you can object. A person then checks it.</p>
<h2>Liability</h2>
<p>We are liable for our own faults as Indian law provides. We are not liable for what owners and seekers promise each other.</p>
<h2>Law</h2>
<p>Indian law applies. Courts in Bengaluru decide, unless the law gives you another court as a consumer.</p>`,
};
