import type { ArticleText } from './article-text.ts';

export const TERMS: ArticleText = {
  slug: 'terms',
  title: 'Terms and conditions',
  description: 'What you can expect of Aangan and what Aangan expects of you.',
  html: `
<h2>What Aangan is</h2>
<p>Aangan lets owners and builders offer property, and lets seekers find and reach them. We are not a party to what you agree with each other, and we take no brokerage.</p>
<h2>Your account</h2>
<ul>
<li>You need a phone number of your own. One person has one account.</li>
<li>Keep codes and passwords to yourself. What is done with your account counts as done by you until you tell us.</li>
<li>You can delete the account whenever you like.</li>
</ul>
<h2>Offering property</h2>
<ul>
<li>You own what you offer, or the owner has asked you in writing. Brokers may not post.</li>
<li>What you write and show is true and is of this very property.</li>
<li>You offer to everybody: no listing may turn people away for their religion, caste, region, disability or whom they love.</li>
<li>You close the listing when it is gone.</li>
</ul>
<h2>Contacting owners</h2>
<p>A number that you are given is for this one home. Do not pass it on, sell it, or call in the hours in which its owner wants quiet. Who does so loses the account.</p>
<h2>Paying</h2>
<ul>
<li>Prices include GST. What a plan or service holds, for how long, and what is given back stands next to its button before you pay.</li>
<li>A contact that turns out dead is given back.</li>
<li>Money in the wallet that you added yourself does not expire. Money that we added may, and says when.</li>
</ul>
<h2>Rewards and referrals</h2>
<p>Rewards come with their terms and their last day. A referral counts once for both sides, when your friend has confirmed a number of their own and contacted a first owner. Referring yourself does not count.</p>
<h2>When we act</h2>
<p>We may hold back a listing or an account that breaks these terms or harms others. We say why, and you can object; a person then looks at it.</p>
<h2>What we answer for</h2>
<p>We answer for our own faults as Indian law says. We cannot answer for what owners and seekers promise each other.</p>
<h2>Law</h2>
<p>Indian law applies. Courts in Bengaluru decide, unless the law gives you, as a consumer, another one.</p>`,
};
