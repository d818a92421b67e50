import type { ArticleText } from './article-text.ts';

export const ABOUT_ARTICLES: readonly ArticleText[] = [
  {
    slug: 'about-us',
    title: 'About us',
    description: 'Aangan is a place where owners and home seekers meet without a broker in between.',
    html: `
<p>Aangan means courtyard: the open space in a house where people meet. We build one for everybody who looks for a home in India, and for everybody who has one to give.</p>
<h2>What we do</h2>
<p>Owners and builders put up homes, rooms, plots and offices themselves. Tenants and buyers find them, judge them, and speak to the owner. There is no broker in between, and no brokerage. If you have a home to let or sell, <a href="/list-your-property-for-rent-sale">post it free</a>.</p>
<h2>What we hold to</h2>
<ul>
<li><strong>Your number is yours.</strong> Nobody sees it before you contact them or let them. Your account lists everybody who has.</li>
<li><strong>A home that is gone goes.</strong> Cards say when the owner last confirmed a home.</li>
<li><strong>Prices are said before you pay.</strong> What a plan costs, holds and gives back stands next to its button.</li>
<li><strong>What is sponsored says so.</strong></li>
</ul>
<h2>How we earn</h2>
<p>Most of Aangan is free. Who wants more contacts, or help with the paperwork, buys a <a href="/tenant/plans">plan</a> or a service. We sell no personal data, and no place in the results without a label.</p>
<p>More: <a href="/about/how-it-works">how it works</a>, <a href="/about/safety">staying safe</a>, <a href="/careers">working with us</a>.</p>`,
  },
  {
    slug: 'about-how-it-works',
    title: 'How Aangan works',
    description: 'From looking at a home to speaking with its owner: what happens, and what it costs.',
    html: `
<h2>If you look for a home</h2>
<ol>
<li>Search by city, locality, metro station or on the map. Everything can be read without an account.</li>
<li>Keep what you like in your shortlist, and compare up to four homes side by side.</li>
<li>Ask for the owner's number. For that we need your own number once, confirmed by a code, so that owners know that a real person asks.</li>
<li>Look at the home. Never pay before you have seen it and the owner's papers.</li>
</ol>
<h2>If you have a home to give</h2>
<ol>
<li><a href="/list-your-property-for-rent-sale">Post it yourself</a>, with photos and your price. It is free.</li>
<li>We tell you who asked for your number, outside of the hours in which you want quiet.</li>
<li>Confirm now and then that it is still free, or close it with one tap once it is gone.</li>
</ol>
<h2>What is free, and what is not</h2>
<p>Looking, posting and a few contacts a month are free. More contacts come with a <a href="/tenant/plans">plan</a>; each plan says how many, for how long, and what you get back if it did not help.</p>`,
  },
  {
    slug: 'about-safety',
    title: 'Staying safe',
    description: 'How to tell an honest offer from a dishonest one, and what to do about the other kind.',
    html: `
<ul>
<li><strong>See it first.</strong> Pay nothing, not even a token, for a home that you have not seen from inside.</li>
<li><strong>No broker, no fee.</strong> Who asks you for brokerage is not the owner. Report the listing.</li>
<li><strong>Codes are for you alone.</strong> Nobody of Aangan will ever ask for a code or a password.</li>
<li><strong>Look at the papers.</strong> Owners can show a property tax receipt or an electricity bill in their name.</li>
<li><strong>Much too cheap is a sign.</strong> Every listing's page shows what homes nearby go for.</li>
</ul>
<h2>When something is wrong</h2>
<p>Open <a href="/profile/myContacts">your contacts</a>, choose the person and report them. You can also take your number back there. If money was taken, tell the police at once: call 1930 or write to <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>.</p>`,
  },
];
