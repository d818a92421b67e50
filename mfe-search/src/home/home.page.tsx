import { usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { useState } from 'react';
import styles from './home.module.css';

export async function loader() {
  return { hello: 'Find a home' };
}

export function Component() {
  const { hello } = usePageData<typeof loader>();
  const [count, setCount] = useState(0);
  return (
    <section className={styles.home}>
      <h1>{hello}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Link to="/tenant/plans">Plans</Link>
    </section>
  );
}

export const head = () => ({ title: 'Aangan' });
