import { defineRemote } from '@aangan/shared-kit/build/remote-config';
import { HELP_ARTICLE_IDS } from '@aangan/shared-kit/domain/support/help-articles';
import {
  PRIVACY_LINK,
  profileLink,
  REFER_LINK,
  REWARDS_LINK,
  TERMS_LINK,
  WALLET_LINK,
} from '@aangan/shared-kit/links/account';
import { CALL_LOG_LINK, MISSED_CALLS_LINK } from '@aangan/shared-kit/links/calls';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { CALL_QUEUE_LINK, DIALER_LINK } from '@aangan/shared-kit/links/dialer';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { HELP_LINK, helpArticleLink } from '@aangan/shared-kit/links/help';
import { NOTIFICATION_SETTINGS_LINK, NOTIFICATIONS_LINK } from '@aangan/shared-kit/links/notifications';
import { START_SUPPORT_CHAT_LINK, SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { NEW_TICKET_LINK, STAFF_TICKETS_LINK, TICKETS_LINK } from '@aangan/shared-kit/links/tickets';

/** Pages of chat have no advertising, and no chat of another company. */
const OWN_CHAT = ['pixel', 'support-chat'] as const;

/** Gzip bytes of script that one of the account's pages may add to the shell's; 9.7 kB of it name the remote's pages. */
const PAGE_BUDGET = 17_500;

export default defineRemote({
  name: 'mfe-account',
  // Files from a phone arrive by live updates.
  contract: '^1.3',
  pages: {
    article: {
      paths: ['/about/{query}', '/careers', '/privacy', '/ppolicy', '/terms-and-condition'],
      sitemap: ['/about/us', '/careers', '/privacy', '/terms-and-condition'],
      module: './src/company/article.page.tsx',
    },
    grievance: {
      paths: ['/grievance'],
      module: './src/grievance/grievance.page.tsx',
      sitemap: ['/grievance'],
    },
    grievanceState: {
      paths: ['/grievance/{token}'],
      module: './src/grievance/grievance-state.page.tsx',
      personal: true,
    },
    help: { paths: [HELP_LINK], module: './src/help/help.page.tsx', sitemap: [HELP_LINK] },
    helpArticle: {
      paths: ['/help/{article}'],
      module: './src/help/article.page.tsx',
      sitemap: HELP_ARTICLE_IDS.map(helpArticleLink),
    },
    newTicket: {
      paths: [NEW_TICKET_LINK],
      module: './src/tickets/new-ticket.page.tsx',
      access: 'login',
      about: 'how we can help you',
    },
    tickets: {
      paths: [TICKETS_LINK],
      module: './src/tickets/tickets.page.tsx',
      access: 'login',
      about: 'your requests',
    },
    ticket: {
      paths: ['/help/tickets/{number}'],
      module: './src/tickets/ticket.page.tsx',
      access: 'login',
      about: 'your request',
    },
    staffTickets: {
      paths: [STAFF_TICKETS_LINK],
      module: './src/staff-tickets/staff-tickets.page.tsx',
      access: 'staff',
      staff: {
        title: 'Requests to support',
        shortTitle: 'Requests',
        role: 'support',
        waiting: 'GET /api/v1/staff/tickets/waiting',
      },
    },
    supportChat: {
      paths: [SUPPORT_CHAT_LINK],
      module: './src/support-chat/support-chat.page.tsx',
      withoutScripts: OWN_CHAT,
      personal: true,
    },
    startSupportChat: {
      paths: [START_SUPPORT_CHAT_LINK],
      module: './src/support-chat/start-chat.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your chat with support',
    },
    supportConversation: {
      paths: ['/support-chat/{number}'],
      module: './src/support-chat/conversation.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your chat with support',
    },
    kyc: {
      paths: ['/cpms-kyc/{userType}'],
      params: { userType: ['owner', 'tenant'] },
      module: './src/kyc/kyc.page.tsx',
      access: 'login',
      about: 'your documents',
    },
    'property-manager': {
      paths: ['/my-property-manager'],
      module: './src/property-manager/property-manager.page.tsx',
      access: 'login',
      about: 'your property manager',
    },
    testimonials: {
      paths: ['/testimonials'],
      module: './src/company/testimonials.page.tsx',
      sitemap: ['/testimonials'],
    },
    notes: {
      paths: ['/profile/myNotes'],
      module: './src/notes/my-notes.page.tsx',
      access: 'login',
      about: 'your notes',
    },
    noteSleeve: {
      paths: ['/profile/myNotes/create/{propertyId}', '/profile/myNotes/edit/{noteId}'],
      module: './src/notes/note-sleeve.page.tsx',
      access: 'login',
      about: 'your notes',
    },
    sharedNote: {
      paths: ['/profile/myNotes/shared/{shareToken}'],
      module: './src/notes/shared-note.page.tsx',
      access: 'login',
      about: 'this note',
    },
    rewards: {
      paths: ['/my-rewards'],
      module: './src/rewards/my-rewards.page.tsx',
      access: 'login',
      about: 'your rewards',
    },
    refer: { paths: ['/refer-and-earn'], module: './src/refer/refer.page.tsx', sitemap: ['/refer-and-earn'] },
    renterClub: {
      paths: ['/renter-club'],
      module: './src/renter-club/renter-club.page.tsx',
      sitemap: ['/renter-club'],
    },
    vouchers: { paths: ['/voucher-hybrid-page'], module: './src/vouchers/vouchers.page.tsx' },
    shortlist: {
      paths: ['/profile/shortlist'],
      module: './src/shortlist/shortlist.page.tsx',
      scripts: ['push'],
      access: 'login',
      about: 'your shortlist',
    },
    myContacts: {
      paths: ['/profile/myContacts'],
      module: './src/contacts/my-contacts.page.tsx',
      access: 'login',
      about: 'your contacts',
    },
    enquiries: {
      paths: ['/profile/enquiries'],
      module: './src/contacts/enquiries.page.tsx',
      access: 'login',
      about: 'your enquiries',
    },
    properties: {
      paths: ['/profile/properties'],
      module: './src/properties/properties.page.tsx',
      access: 'login',
      about: 'your properties',
      suggestions: 'account',
    },
    ownListing: {
      paths: ['/profile/properties/{propertyId}'],
      module: './src/properties/own-listing.page.tsx',
      access: 'login',
      about: 'your listing',
    },
    locationTracking: {
      paths: ['/locationtracking/{leadId}'],
      module: './src/location-tracking/location-tracking.page.tsx',
      scripts: ['maps'],
      access: 'login',
      about: 'your visit',
    },
    feedback: {
      paths: ['/notifications/feedback-new'],
      module: './src/feedback/feedback-request.page.tsx',
      access: 'login',
      about: 'your feedback',
    },
    stillAvailable: {
      paths: ['/still-available/{token}'],
      module: './src/still-available/still-available.page.tsx',
      personal: true,
    },
    handedOverUpload: {
      paths: ['/upload/{token}'],
      module: './src/handed-over-upload/handed-over-upload.page.tsx',
      personal: true,
    },
    chats: {
      paths: ['/chats'],
      module: './src/chat-list/chats.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your chats',
    },
    chat: {
      paths: ['/chats/{conversationId}'],
      module: './src/chat-thread/chat.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'this chat',
    },
    chatToAll: {
      paths: ['/chats/to-all/{propertyId}'],
      module: './src/chat-start/broadcast.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'who is interested',
    },
    newChat: {
      paths: ['/newChat'],
      module: './src/chat-start/new-chat.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your chats',
    },
    inboundChat: {
      paths: ['/inbound-chat'],
      module: './src/chat-start/inbound-chat.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your chats',
    },
    chatNotices: {
      paths: ['/notifications/chats'],
      module: './src/chat-notices/chat-notices.page.tsx',
      withoutScripts: OWN_CHAT,
      access: 'login',
      about: 'your notices',
    },
    notifications: {
      paths: [NOTIFICATIONS_LINK],
      module: './src/notifications/notifications.page.tsx',
      access: 'login',
      about: 'your notifications',
    },
    notificationSettings: {
      paths: [NOTIFICATION_SETTINGS_LINK],
      module: './src/notifications/notification-settings.page.tsx',
      access: 'login',
      about: 'how we notify you',
    },
    callLog: {
      paths: [CALL_LOG_LINK],
      module: './src/call-log/call-log.page.tsx',
      access: 'login',
      about: 'your calls',
    },
    callPerson: {
      paths: ['/nb-call-log/with/{contactId}'],
      module: './src/call-person/call-person.page.tsx',
      access: 'login',
      about: 'your calls',
    },
    missedCalls: {
      paths: [MISSED_CALLS_LINK],
      module: './src/missed-calls/missed-calls.page.tsx',
      access: 'login',
      about: 'your missed calls',
    },
    checkout: {
      paths: ['/checkout/{orderId}'],
      module: './src/checkout/checkout.page.tsx',
      access: 'login',
      about: 'your order',
    },
    wallet: { paths: ['/wallet'], module: './src/wallet/wallet.page.tsx', access: 'login', about: 'your wallet' },
    payments: {
      paths: ['/profile/payments'],
      module: './src/payments/payments.page.tsx',
      access: 'login',
      about: 'your payments',
    },
    profile: {
      paths: ['/profile/myprofile'],
      module: './src/profile/profile.page.tsx',
      access: 'login',
      about: 'your profile',
    },
    dialer: {
      paths: [DIALER_LINK],
      module: './src/dialer/dialer.page.tsx',
      access: 'staff',
      staff: {
        title: 'Your calls',
        shortTitle: 'Your calls',
        role: 'calls',
        waiting: 'GET /api/v1/staff/calls/waiting',
      },
    },
    callQueue: {
      paths: [CALL_QUEUE_LINK],
      module: './src/dialer/call-queue.page.tsx',
      access: 'staff',
      staff: { title: 'All calls', shortTitle: 'All calls', role: 'calls' },
    },
    contactReports: {
      paths: ['/staff/contact-reports'],
      module: './src/staff-queues/contact-reports.page.tsx',
      access: 'staff',
      staff: {
        title: 'Reports on numbers',
        shortTitle: 'Numbers',
        role: 'support',
        waiting: 'GET /api/v1/staff/contact-reports/waiting',
      },
    },
    revealedNumbers: {
      paths: ['/staff/revealed-numbers'],
      module: './src/staff-revealed/staff-revealed.page.tsx',
      access: 'staff',
      staff: {
        title: 'Revealed numbers',
        shortTitle: 'Revealed',
        role: 'support',
        waiting: 'GET /api/v1/staff/revealed-numbers/waiting',
      },
    },
    chatReports: {
      paths: ['/staff/chat-reports'],
      module: './src/staff-queues/chat-reports.page.tsx',
      access: 'staff',
      staff: {
        title: 'Reports on chats',
        shortTitle: 'Chats',
        role: 'support',
        waiting: 'GET /api/v1/staff/chat-reports/waiting',
      },
    },
    grievances: {
      paths: ['/staff/grievances'],
      module: './src/staff-queues/grievances.page.tsx',
      access: 'staff',
      staff: {
        title: 'Complaints',
        shortTitle: 'Complaints',
        role: 'support',
        waiting: 'GET /api/v1/staff/grievances/waiting',
      },
    },
    kycQueue: {
      paths: ['/staff/kyc'],
      module: './src/staff-queues/kyc-queue.page.tsx',
      access: 'staff',
      staff: {
        title: 'Proof of identity',
        shortTitle: 'Identity',
        role: 'verification',
        waiting: 'GET /api/v1/staff/kyc/waiting',
      },
    },
    referrals: {
      paths: ['/staff/referrals'],
      module: './src/staff-queues/referrals.page.tsx',
      access: 'staff',
      staff: {
        title: 'Held referrals',
        shortTitle: 'Referrals',
        role: 'money',
        waiting: 'GET /api/v1/staff/referrals/waiting',
      },
    },
    ownershipQueue: {
      paths: ['/staff/ownership'],
      module: './src/staff-queues/ownership-queue.page.tsx',
      access: 'staff',
      staff: {
        title: 'Ownership documents',
        shortTitle: 'Ownership',
        role: 'verification',
        waiting: 'GET /api/v1/staff/ownership/waiting',
      },
    },
    propertyManagers: {
      paths: ['/staff/property-managers'],
      module: './src/staff-managers/managers.page.tsx',
      access: 'staff',
      staff: {
        title: 'Managers to assign',
        shortTitle: 'Managers',
        role: 'services',
        waiting: 'GET /api/v1/staff/property-managers/waiting/count',
      },
    },
    verification: {
      paths: ['/staff/verification'],
      module: './src/staff-verification/verification.page.tsx',
      access: 'staff',
      staff: { title: 'Verification', shortTitle: 'Verification', role: 'verification' },
    },
  },
  fills: {
    continue: { slot: 'home/continue', module: './src/continue/continue.fill.tsx', order: 10, audience: 'members' },
  },
  apiPrefixes: ['/nb/api', '/support/api', '/crm-api'],
  navigation: [
    { place: 'bar', title: 'Shortlist', path: profileLink('shortlist'), icon: 'heart', order: 20 },
    { place: 'bar', title: 'Chats', path: CHATS_LINK, icon: 'chat', order: 40, audience: 'members' },
    { place: 'bar', title: 'Account', path: profileLink(), icon: 'person', order: 50 },
    { place: 'account', group: 'Account', title: 'Profile', path: profileLink(), order: 10 },
    { place: 'account', group: 'Home search', title: 'Shortlist', path: profileLink('shortlist'), order: 20 },
    {
      place: 'account',
      group: 'Owners',
      title: 'My properties',
      path: profileLink('properties'),
      order: 25,
      owners: true,
    },
    { place: 'account', group: 'Home search', title: 'Contacts', path: profileLink('myContacts'), order: 30 },
    { place: 'account', group: 'Account', title: 'Chats', path: CHATS_LINK, order: 40 },
    { place: 'account', group: 'Account', title: 'Notifications', path: NOTIFICATIONS_LINK, order: 45 },
    { place: 'account', group: 'Home search', title: 'Notes', path: profileLink('myNotes'), order: 50 },
    { place: 'account', group: 'Money', title: 'Payments', path: profileLink('payments'), order: 54 },
    { place: 'account', group: 'Money', title: 'Wallet', path: WALLET_LINK, order: 60 },
    { place: 'account', group: 'Money', title: 'Rewards', path: REWARDS_LINK, order: 70 },
    { place: 'account', group: 'Account', title: 'Refer and earn', path: REFER_LINK, order: 80 },
    { place: 'account', group: 'Account', title: 'Help', path: HELP_LINK, order: 90 },
    { place: 'footer', group: 'Aangan', title: 'Help', path: HELP_LINK, order: 395 },
    { place: 'footer', group: 'Aangan', title: 'Refer and earn', path: REFER_LINK, order: 396 },
    { place: 'footer', group: 'Aangan', title: 'About us', path: '/about/us', order: 400 },
    { place: 'footer', group: 'Aangan', title: 'Staying safe', path: '/about/safety', order: 410 },
    { place: 'footer', group: 'Aangan', title: 'Careers', path: '/careers', order: 420 },
    { place: 'footer', group: 'Aangan', title: 'Privacy', path: PRIVACY_LINK, order: 430 },
    { place: 'footer', group: 'Aangan', title: 'Complaints', path: GRIEVANCE_LINK, order: 435 },
    { place: 'footer', group: 'Aangan', title: 'Terms', path: TERMS_LINK, order: 440 },
  ],
  hybrid: { wallet: { page: 'wallet', web: '/wallet' }, refer: { page: 'refer', web: '/refer-and-earn' } },
  budgets: {
    // Unfinished listings are deleted there, with an undo.
    continue: 15_100,
    article: PAGE_BUDGET,
    testimonials: PAGE_BUDGET,
    // The page has an uploader for each document; the code that sends files is loaded when a picker opens.
    kyc: 22_000,
    'property-manager': PAGE_BUDGET,
    // Six sections, each with a mutation of its own.
    profile: 17_700,
    contactReports: 19_800,
    revealedNumbers: PAGE_BUDGET,
    grievances: 21_100,
    help: PAGE_BUDGET,
    helpArticle: PAGE_BUDGET,
    newTicket: 18_900,
    tickets: PAGE_BUDGET,
    // The code that sends files is loaded when a picker opens.
    ticket: 20_200,
    // A deferred picker for files of the answer.
    staffTickets: 22_900,
    supportChat: 20_400,
    notifications: 17_500,
    notificationSettings: PAGE_BUDGET,
    startSupportChat: 21_500,
    // Messages, the field and live updates; the uploader loads with its panel.
    supportConversation: 22_300,
    grievance: 19_900,
    grievanceState: PAGE_BUDGET,
    // Scripts of all reasons are part of it.
    dialer: 28_500,
    callQueue: 19_000,
    // With the search of their cases, about 1.3 kB.
    kycQueue: 21_300,
    ownershipQueue: 20_900,
    referrals: 19_400,
    // It has three forms, and the decisions of staff.
    propertyManagers: 21_300,
    verification: 19_300,
    chats: 19_100,
    chatToAll: 18_200,
    newChat: 21_500,
    inboundChat: PAGE_BUDGET,
    // It asks for the consent to notices of the browser.
    chatNotices: 18_700,
    chatReports: 20_500,
    callLog: PAGE_BUDGET,
    callPerson: PAGE_BUDGET,
    missedCalls: PAGE_BUDGET,
    // Messages, the queue of unsent ones and live updates; 8.9 kB of it are the remote's entry. The field for a new
    // message, the list beside them, the menu, the home, panels, and messages that are more than text load later.
    chat: 20_000,
    wallet: PAGE_BUDGET,
    payments: PAGE_BUDGET,
    // The code for the QR code is loaded when it is shown.
    checkout: 20_000,
    // Each home shows the next step with its owner.
    shortlist: 21_200,
    // Each row hides its number with a mutation; homes without photos have a drawing.
    myContacts: 20_700,
    enquiries: 20_500,
    // Its rows have moves with an undo, and it begins with the unfinished listings.
    properties: 23_300,
    // It has a form for the price, one for who took the home, and five moves.
    ownListing: 25_800,
    stillAvailable: PAGE_BUDGET,
    handedOverUpload: PAGE_BUDGET,
    feedback: PAGE_BUDGET,
    locationTracking: PAGE_BUDGET,
    rewards: 18_300,
    refer: PAGE_BUDGET,
    renterClub: PAGE_BUDGET,
    vouchers: PAGE_BUDGET,
    // The entry of the remote names all of its pages, and each note has a mutation.
    notes: 20_800,
    // The page has a form with tasks, times and people, and merges the changes of two people.
    noteSleeve: 24_800,
    sharedNote: 17_200,
  },
});
