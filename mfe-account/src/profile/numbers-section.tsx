import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { useState } from 'react';
import styles from './profile.module.css';
import { PROFILE_WORDS } from './profile.words.ts';
import { Outcome, ProfileSection } from './profile-section.tsx';

interface NumbersSectionProps {
  readonly phone: string | null;
  readonly secondary: string | null;
}

/** The phone number for login and a second number. */
export function NumbersSection({ phone, secondary }: NumbersSectionProps) {
  const { signUp } = usePlatform();
  const { revalidate } = useRevalidator();
  const [good, setGood] = useState<string>();

  async function change(kind: 'mobile' | 'secondary') {
    setGood(undefined);
    const now = await signUp.changeNumber(kind);
    if (now === undefined) return;
    setGood(kind === 'mobile' ? PROFILE_WORDS.newNumber(now) : PROFILE_WORDS.secondNumber(now));
    void revalidate();
  }

  return (
    <ProfileSection title="Phone numbers" lead={PROFILE_WORDS.numberHelp}>
      <Facts gap={16} className={styles.facts}>
        <div>
          <dt>You log in with</dt>
          <dd>
            {phone && spacedPhone(phone)}
            <Button size="small" onClick={() => void change('mobile')}>
              Change number
            </Button>
          </dd>
        </div>
        <div>
          <dt>Second number</dt>
          <dd>
            {secondary === null ? 'None' : spacedPhone(secondary)}
            <Button size="small" onClick={() => void change('secondary')}>
              {secondary === null ? 'Add a number' : 'Change second number'}
            </Button>
          </dd>
        </div>
      </Facts>
      <Outcome good={good} />
    </ProfileSection>
  );
}
