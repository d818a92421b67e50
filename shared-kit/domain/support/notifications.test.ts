import fc from 'fast-check';
import { CHOSEN_KINDS, NOTICE_WAYS, NOTIFICATION_KIND_KEYS, wayOf } from './notifications.ts';

const ways = fc.record({ whatsApp: fc.boolean(), email: fc.boolean(), sms: fc.boolean() });

it('a message never goes a way that its person has switched off, nor one that does not reach them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHOSEN_KINDS),
      fc.constantFrom(...NOTICE_WAYS),
      ways,
      ways,
      (kind, way, allowed, reachable) => {
        const found = wayOf(kind, way, allowed, { ...reachable, [way]: true });
        if (found === undefined)
          expect(NOTICE_WAYS.some((each) => allowed[each] && (each === way || reachable[each]))).toBe(false);
        else expect(allowed[found] && (found === way || reachable[found])).toBe(true);
      },
    ),
  );
});

it('what must be sent, and what has settings of its own, goes as intended', () => {
  const off = { whatsApp: false, email: false, sms: false };
  for (const kind of NOTIFICATION_KIND_KEYS)
    expect(wayOf(kind, 'sms', off, off)).toBe((CHOSEN_KINDS as readonly string[]).includes(kind) ? undefined : 'sms');
});
