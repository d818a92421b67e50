import type { ownUnitCalls } from '@aangan/shared-kit/contracts/builder-account';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { and, eq } from 'drizzle-orm';
import type { Events } from '../../foundation/events/public.ts';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { noteProjectChange, projectUnit } from '../projects/public.ts';
import { actingBuilder } from './acting-builder.ts';
import { lockOwnProject, projectsWithUnits, refreshPrices, unitsOf } from './own-units.queries.ts';

/** Prices and stock of a builder's own projects. */
export function ownUnitHandlers({
  database,
  sessions,
  now,
  events,
}: CallDeps & { readonly events: Events }): CallHandlers<typeof ownUnitCalls> {
  return {
    async 'GET /api/v1/builder/projects'(_input, request) {
      const { builderId, builder } = await actingBuilder(database, sessions, request);
      const projects = await projectsWithUnits(database, builderId);
      return {
        builder: { id: builderId, name: builder },
        projects: projects.map(({ units, ...each }) => ({
          ...each,
          units: units.map(({ projectId: _id, ...unit }) => unit),
        })),
      };
    },

    async 'PUT /api/v1/builder/projects/{id}/units/{unitId}'({ params: { id, unitId }, body }, request) {
      const { builderId } = await actingBuilder(database, sessions, request);
      return database.transaction(async (transaction) => {
        const own = await lockOwnProject(transaction, builderId, id);
        const unit = own && (await unitsOf(transaction, [id])).find((each) => each.id === unitId);
        if (!unit) throw callError('not-your-unit');
        if (body.available > unit.total) throw badInput('body.available', `There are ${unit.total} of these units.`);
        await transaction
          .update(projectUnit)
          .set(body)
          .where(and(eq(projectUnit.id, unitId), eq(projectUnit.projectId, id)));
        const minPrice = await refreshPrices(transaction, id, indiaDay(now()));
        if (minPrice !== own.minPrice) await events.emit(transaction, 'project.price-changed', { projectId: id });
        await noteProjectChange(transaction, own.city);
        const { projectId: _id, ...changed } = { ...unit, ...body };
        return { unit: changed };
      });
    },
  };
}
