/** Whether a browser refuses tracking on every site: Global Privacy Control, or Do Not Track. */
export function refusesTracking(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

/** The same, as scripts read it. */
export function browserRefusesTracking(navigator: Navigator): boolean {
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1'
  );
}
