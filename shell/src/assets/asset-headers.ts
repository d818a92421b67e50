import { isSourceMap } from '@aangan/shared-kit/build/source-map-path';
import type { FastifyReply } from 'fastify';

/** Headers of every asset: releases and pictures never change under their name, and any origin may use them. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

export function setAssetHeaders(reply: Pick<FastifyReply, 'header'>): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('timing-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('x-content-type-options', 'nosniff');
  // A page that somebody put among the files, on the site's own origin, runs nothing.
  reply.header('content-security-policy', "default-src 'none'; sandbox");
}

export function isPicture(pathname: string): boolean {
  return /^\/pictures\/[\w-]+\.(avif|webp)$/.test(pathname);
}

/** Source maps are stored with their release for staff, and are not served. */
export function isArtifact(pathname: string): boolean {
  return !isSourceMap(pathname) && /^\/(shell|mfe-[a-z-]+)\/[\w.-]+\//.test(pathname);
}
