import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Pages as they are made. The bounds contain those of the objectives in `deploy/observability/`. */
export const PAGE_METRICS = {
  made: {
    name: 'aangan_page_seconds',
    help: 'Time until the first part of a page can be sent, by its outcome: ok, or the kind of its failure.',
    kind: 'histogram',
    labels: ['remote', 'page', 'outcome'],
    buckets: [0.025, 0.1, 0.3, 1, 3, 10],
  },
  loader: {
    name: 'aangan_page_loader_seconds',
    help: 'Time of the loaders of a page.',
    kind: 'histogram',
    labels: ['remote', 'version'],
    buckets: [0.025, 0.1, 0.3, 1, 3, 10],
  },
  render: {
    name: 'aangan_page_render_seconds',
    help: 'Time of rendering a page up to its first slow boundary.',
    kind: 'histogram',
    labels: ['remote', 'version'],
    buckets: [0.005, 0.025, 0.1, 0.3, 1],
  },
  markup: {
    name: 'aangan_page_markup_total',
    help: 'Pages by the source of their markup: cached, or rendered for the request.',
    kind: 'counter',
    labels: ['source'],
  },
} as const satisfies MetricTable;

/** What the server has in force, and who makes its pages. */
export const RELEASE_METRICS = {
  outcomes: {
    name: 'aangan_page_outcomes_total',
    help: 'Requests for pages by release in force and outcome: ok, or the kind of the failure.',
    kind: 'counter',
    labels: ['remote', 'version', 'outcome'],
  },
  inForce: {
    name: 'aangan_release_in_force',
    help: '1 for each release that some device gets; current is false for a canary.',
    kind: 'gauge',
    labels: ['remote', 'version', 'current'],
  },
  refused: {
    name: 'aangan_release_refused',
    help: '1 for each release that the registry asks for and this server cannot load.',
    kind: 'gauge',
    labels: ['remote', 'version'],
  },
  apart: {
    name: 'aangan_release_circuit_open',
    help: '1 for each release that has ended a renderer in the last ten minutes: its circuit is open, or it is tried.',
    kind: 'gauge',
    labels: ['remote', 'version'],
  },
  renderers: {
    name: 'aangan_renderers',
    help: 'Threads that make pages, by state: starting, ready, leaving.',
    kind: 'gauge',
    labels: ['state'],
  },
  busy: {
    name: 'aangan_renderer_pages_open',
    help: 'Pages that are being made, in all renderers.',
    kind: 'gauge',
    labels: [],
  },
  heap: {
    name: 'aangan_renderer_heap_bytes',
    help: 'Largest JavaScript heap of a renderer, as measured last.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;

/** Renderers that were lost. */
export const RENDERER_METRICS = {
  replaced: {
    name: 'aangan_renderers_replaced_total',
    help: 'Renderers that were replaced, by reason: stalled, out-of-memory, exited, heavy.',
    kind: 'counter',
    labels: ['reason'],
  },
} as const satisfies MetricTable;
