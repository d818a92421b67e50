import { usePageParams } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';

export function Component() {
  const { seekerType } = usePageParams();
  return (
    <section>
      <h1>Plans for {seekerType}</h1>
      <Link to="/">Home</Link>
    </section>
  );
}

export const head = () => ({ title: 'Plans' });
