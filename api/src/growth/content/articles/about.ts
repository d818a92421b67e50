import type { ArticleText } from './article-text.ts';

export const ABOUT_ARTICLES: readonly ArticleText[] = [
  {
    slug: 'about-us',
    title: 'About us',
    description: 'On Aangan, owners and home seekers meet without a broker.',
    html: `
<p>Aangan means courtyard, the open space in a house where people meet. Aangan is for everybody who looks for a home in India, and for everybody who offers one.</p>
<h2>What we do</h2>
<p>Owners and builders list homes, rooms, plots and offices themselves. Tenants and buyers find them, compare them and speak to the owner. You need no broker and pay no brokerage. If you have a home to rent out or sell, <a href="/list-your-property-for-rent-sale">post it free</a>.</p>
<h2>What we promise</h2>
<ul>
<li><strong>You decide who gets your number.</strong> Nobody sees it until you contact them or allow it. Your account lists everybody who has it.</li>
<li><strong>Listings are up to date.</strong> Each listing shows when its owner last confirmed it.</li>
<li><strong>You see prices before you pay.</strong> We show what a plan costs, what it includes and what you get back.</li>
<li><strong>We label sponsored listings.</strong></li>
</ul>
<h2>How we earn</h2>
<p>Most of Aangan is free. For more contacts, or help with the paperwork, you can buy a <a href="/tenant/plans">plan</a> or a service. We do not sell personal data. We label every paid place in the results.</p>
<p>More: <a href="/about/how-it-works">how it works</a>, <a href="/about/safety">staying safe</a>, <a href="/careers">working with us</a>.</p>`,
  },
  {
    slug: 'about-how-it-works',
    title: 'How Aangan works',
    description: 'How you find a home and contact its owner, and what it costs.',
    html: `
<h2>If you are looking for a home</h2>
<ol>
<li>Search by city, locality, metro station or on the map. You can read everything without an account.</li>
<li>Save homes to your shortlist, and compare up to four homes side by side.</li>
<li>Ask for the owner's number. You confirm your own number once with a code, so that owners know that you are a real person.</li>
<li>Visit the home. Never pay before you have seen the home and the owner's documents.</li>
</ol>
<h2>If you have a home to offer</h2>
<ol>
<li><a href="/list-your-property-for-rent-sale">Post it yourself</a>, with photos and your price. It is free.</li>
<li>We tell you who asked for your number, outside your quiet hours.</li>
<li>Confirm from time to time that the home is still available. Close the listing with one tap when it is taken.</li>
</ol>
<h2>What is free and what is not</h2>
<p>Searching, posting and a few contacts a month are free. You get more contacts with a <a href="/tenant/plans">plan</a>. Each plan shows how many, for how long, and what you get back if it did not help.</p>`,
  },
  {
    slug: 'about-safety',
    title: 'Staying safe',
    description: 'How to recognise a dishonest offer, and what to do about it.',
    html: `
<ul>
<li><strong>See it first.</strong> Do not pay anything, not even a token, for a home that you have not seen from inside.</li>
<li><strong>No broker, no fee.</strong> Owners do not ask for brokerage. If somebody asks for it, report the listing.</li>
<li><strong>Keep codes to yourself.</strong> Nobody from Aangan will ever ask you for a code or a password.</li>
<li><strong>Check the documents.</strong> Owners can show a property tax receipt or an electricity bill in their name.</li>
<li><strong>Be careful with very low prices.</strong> Every listing's page shows what nearby homes cost.</li>
</ul>
<h2>When something is wrong</h2>
<p>Open <a href="/profile/myContacts">your contacts</a>, choose the person and report them. You can also hide your number there. If you lost money, tell the police at once: call 1930 or write to <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>.</p>`,
  },
];
