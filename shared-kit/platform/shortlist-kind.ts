import type { DeviceIds } from './device-ids.ts';
import type { Http } from './http.ts';
import type { Platform } from './platform.ts';

interface Ids {
  readonly ids: readonly string[];
}

/** What a visitor can shortlist: homes or projects. Its calls are functions, because a build finds calls by their keys. */
export interface ShortlistKind {
  /** Event that notifies every button of the document; its detail is the set of shortlisted ids. */
  readonly event: string;
  /** Where ids are stored before a login. */
  readonly device: DeviceIds;
  /** `homes` */
  readonly noun: string;
  ids(http: Http): Promise<Ids>;
  /** Adds the ids of the device to the account. */
  merge(http: Http, ids: string[]): Promise<Ids>;
  save(platform: Platform, id: string, wanted: boolean): Promise<unknown>;
}

/** The functions that change a shortlist. They load after login, when this device has a shortlist, or on a press. */
export interface ShortlistStore {
  /** Notifies all buttons of the page. */
  announce(platform: Platform): Promise<void>;
  toggle(platform: Platform, id: string): Promise<void>;
}
