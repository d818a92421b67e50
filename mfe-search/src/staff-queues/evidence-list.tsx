import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';

type Evidence = CallAnswer<'GET /api/v1/staff/held-listings'>['listings'][number]['evidence'][number];

/** Words by the least number of bits, the strongest first. */
const WEIGHTS = [
  { bits: 4, words: 'Strong sign' },
  { bits: 1, words: 'Sign' },
  { bits: 0, words: 'Weak sign' },
] as const;

/** Findings of the checks, the strongest first, with their weight in words. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return (
    <>
      <h3>What the checks found</h3>
      <Rows gap={8}>
        {evidence
          .toSorted((one, other) => other.bits - one.bits)
          .map(({ signal, bits, words, listingId }) => (
            <li key={`${signal} ${words}`}>
              <Weight bits={bits} /> {words}
              {listingId && (
                <>
                  {' '}
                  (<Link to={listingLinkById(listingId)}>that listing</Link>)
                </>
              )}
            </li>
          ))}
      </Rows>
    </>
  );
}

function Weight({ bits }: Pick<Evidence, 'bits'>) {
  const weight = WEIGHTS.find((each) => bits >= each.bits);
  return <StatusLabel tone={weight ? 'attention' : 'good'}>{weight?.words ?? 'Speaks against it'}</StatusLabel>;
}
