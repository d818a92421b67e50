/** What the repository has already. */
interface KnownAreas {
  /** First-level folders of `api/src`, and files of contracts, without their endings. */
  readonly taken: readonly string[];
  /** Layers of the API, lowest first. */
  readonly layers: readonly string[];
}

/** A new area of the API. */
export interface AreaPlan {
  /** `home-insurance`: its folder, its contracts and its paths. */
  readonly name: string;
  /** The layer directly below it. */
  readonly above: string;
}

/** What is wrong with the requested area, in one line that says what to do. */
class AreaRequestError extends Error {
  override readonly name = 'AreaRequestError';
}

const LONGEST_NAME = 30;

/** @throws AreaRequestError when the name is taken or invalid, or the layer does not exist */
export function planArea(name = '', above: string, { taken, layers }: KnownAreas): AreaPlan {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new AreaRequestError(
      `${name ? `"${name}" is no name of an area` : 'Name the area'}: lower-case words, like home-insurance.`,
    );
  }
  if (name.length > LONGEST_NAME) throw new AreaRequestError(`${name} is longer than ${LONGEST_NAME} characters.`);
  if (taken.includes(name)) throw new AreaRequestError(`There is a ${name} already: choose another name.`);
  if (!layers.includes(above)) {
    throw new AreaRequestError(`There is no layer ${above}: name one of ${layers.join(', ')} with --above.`);
  }
  return { name, above };
}
