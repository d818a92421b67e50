import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { eq } from 'drizzle-orm';
import { twoProjects } from '../../../testing/builder-person.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { project } from '../../places/public.ts';
import { builderComplaint, projectTitleCheck } from './project-progress.tables.ts';

type Progress = CallAnswer<'GET /api/v1/building/{id}/progress'>;
type Record = CallAnswer<'GET /api/v1/builder/{id}/record'>;

let server: TestServer;
let building: Awaited<ReturnType<typeof twoProjects>>['own'];

beforeAll(async () => {
  server = await openTestServer();
  ({ own: building } = await twoProjects(server.database, 'UNDER_CONSTRUCTION'));
});
afterAll(() => server.close());

describe('the progress of a project', () => {
  it('names source and date of each report, the last one first', async () => {
    const { quarters } = await server.answer<Progress>(`/api/v1/building/${building.id}/progress`);
    expect(quarters.length).toBeGreaterThan(0);
    const ends = quarters.map(({ endsOn }) => endsOn);
    expect(ends).toEqual(ends.toSorted().toReversed());
    for (const { source, reportedOn } of quarters) {
      expect(source).toMatch(/invented for the demonstration/);
      expect(reportedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('warns of what is missing, late and open before a booking', async () => {
    const { database } = server;
    await database
      .update(project)
      .set({ reraNumber: null, reraValidUntil: null, promisedOn: '2027-03-31', possessionOn: '2028-03-31' })
      .where(eq(project.id, building.id));
    await database.delete(projectTitleCheck).where(eq(projectTitleCheck.projectId, building.id));
    await database.delete(builderComplaint).where(eq(builderComplaint.projectId, building.id));
    await database.insert(builderComplaint).values({
      ...{ id: 'TEST/1', builderId: building.builderId, projectId: building.id, subject: 'DELAY', state: 'OPEN' },
      ...{ filedOn: '2026-10-01', decidedOn: null, source: 'Test' },
    });
    const { warnings, project: read } = await server.answer<Progress>(`/api/v1/building/${building.id}/progress`);
    expect(read.rera.status).toBe('NOT_GIVEN');
    expect(warnings.filter(({ kind }) => kind !== 'BEHIND')).toEqual([
      { kind: 'NO_RERA' },
      { kind: 'TITLE_CHECK_MISSING' },
      { kind: 'LATE', number: 12 },
      { kind: 'COMPLAINTS', number: 1 },
    ]);
  });

  it('answers 404 for an unknown project', async () => {
    expect((await server.get('/api/v1/building/zzzzzzzzzz/progress')).status).toBe(404);
  });
});

describe('the record of a builder', () => {
  it('covers all projects, and complaints with their state', async () => {
    const { totals, projects, complaints, builder } = await server.answer<Record>(
      `/api/v1/builder/${building.builderId}/record`,
    );
    expect(builder.id).toBe(building.builderId);
    expect(totals.delivered + totals.building).toBe(projects.length);
    expect(projects.map(({ id }) => id)).toContain(building.id);
    expect(complaints).toContainEqual(expect.objectContaining({ id: 'TEST/1', state: 'OPEN', decidedOn: null }));
    expect((await server.get('/api/v1/builder/bld-nobody/record')).status).toBe(404);
  });
});
