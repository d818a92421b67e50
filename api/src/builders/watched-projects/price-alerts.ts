import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { and, eq } from 'drizzle-orm';
import type { Events } from '../../foundation/events/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { peopleToTell, priceNews } from './watched-projects.queries.ts';
import { watchedProject } from './watched-projects.tables.ts';

const JOB = 'project-price-alert';

interface PriceAlert {
  readonly accountId: string;
  readonly projectId: string;
}

interface AlertDeps extends NoticeDeps {
  readonly events: Events;
}

/**
 * Tells people with a price alert that the price of a project's cheapest unit changed: at once, or after their quiet
 * hours. Jobs contain ids only. A price that has returned to the known one until then is no news.
 */
export function projectPriceAlerts({ database, jobs, events, messages, now }: AlertDeps): void {
  events.on('project.price-changed', 'builders/watched-projects', async ({ projectId }, { id }) => {
    for (const accountId of await peopleToTell(database, projectId)) {
      await jobs.send(JOB, { accountId, projectId }, { key: `${id} ${accountId}` });
    }
  });

  jobs.work<PriceAlert>(JOB, async (alert) => {
    const { accountId, projectId } = alert;
    const news = await priceNews(database, accountId, projectId);
    if (!news?.person.phone) return;
    const until = quietUntil(news.person, now());
    if (until !== undefined) return jobs.send(JOB, alert, { startAfter: new Date(until) });
    const { name, builder, before, now: price } = news;
    await messages.send({
      to: { phone: news.person.phone },
      channel: 'SMS',
      template: 'project-price',
      values: {
        project: name,
        before: formatShortRupees(before),
        price: formatShortRupees(price),
        path: projectLink({ id: projectId, name, builder }),
      },
      key: `project price ${accountId} ${projectId} ${before} ${price}`,
    });
    await database
      .update(watchedProject)
      .set({ knownPrice: price })
      .where(and(eq(watchedProject.accountId, accountId), eq(watchedProject.projectId, projectId)));
  });
}
