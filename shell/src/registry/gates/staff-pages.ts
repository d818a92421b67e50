import type { Release, ReleasePage } from '@aangan/shared-kit/build/release';
import { isStaffRole } from '@aangan/shared-kit/domain/staff-role';
import { isBelow, SHELL_STAFF_PREFIXES, SPECIFIED_STAFF_PATHS, STAFF_PREFIX } from '../../routing/reserved-paths.ts';
import type { RefusalReason } from '../refusal.ts';

/** A staff page has a role that exists, its own address below `/staff/`, and counts by a call for staff. */
export function staffPageReasons(release: Release): RefusalReason[] {
  return Object.entries(release.pages).flatMap(([name, page]) =>
    problemsOf(page).map((problem) => ({
      code: 'REG-018' as const,
      message: `${release.name}: the page "${name}" ${problem}`,
    })),
  );
}

function problemsOf({ access, staff, paths, sitemap }: ReleasePage): string[] {
  if (access !== 'staff') return staff ? ["describes itself for staff without access: 'staff'"] : [];
  if (!staff) return ['is for staff and has no title and no role'];
  return [
    ...(isStaffRole(staff.role) ? [] : [`asks for the role "${staff.role}", which does not exist`]),
    ...paths.filter((path) => !isStaffPath(path)).map((path) => `is for staff and has the path ${path}`),
    ...(staff.waiting === undefined || /^GET \/api\/v1\/staff\/[^{]+$/.test(staff.waiting)
      ? []
      : [`counts what waits by ${staff.waiting}`]),
    ...(sitemap.length > 0 ? ['is for staff and names addresses for search engines'] : []),
  ];
}

/** One of the specification, or below `/staff/`, exact or with parameters after its own first segment, and not the shell's own. */
function isStaffPath(path: string): boolean {
  if (SPECIFIED_STAFF_PATHS.includes(path)) return true;
  const isOwn = /^\/staff\/[\w-]+(\/|$)/.test(path) && !path.includes('*');
  return isOwn && path !== STAFF_PREFIX && !SHELL_STAFF_PREFIXES.some((prefix) => isBelow(path, prefix));
}
