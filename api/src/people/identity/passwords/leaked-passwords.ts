/**
 * The most common passwords of known leaks, in lower case. The list is large, so it is loaded when the first password
 * is set.
 */
export function leakedPasswords(): () => Promise<ReadonlySet<string>> {
  let loaded: Promise<ReadonlySet<string>> | undefined;
  return () => {
    loaded ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
    );
    return loaded;
  };
}
