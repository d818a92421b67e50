import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';

/** Notes the position of a change that calls of one page make. */
interface ChangePosition {
  /** Gives later calls of the page the position, so that they read the change. */
  readonly fetch: typeof fetch;
  /** The `set-cookie` header for the visitor's browser; undefined where the page changed nothing. */
  setCookie(): string | undefined;
}

/** For a page that is made on the server: its calls are not the browser's, which would keep the cookie itself. */
export function changePosition(send: typeof fetch): ChangePosition {
  let noted: string | undefined;
  return {
    async fetch(input, init) {
      const answer = await send(noted === undefined ? input : withCookie(new Request(input, init), noted), init);
      noted = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${POSITION_COOKIE}=`)) ?? noted;
      return answer;
    },
    setCookie: () => noted,
  };
}

/** Of two cookies of a name the API reads the first. */
function withCookie(request: Request, setCookie: string): Request {
  const [pair = ''] = setCookie.split(';');
  request.headers.set('cookie', [pair, request.headers.get('cookie')].filter(Boolean).join('; '));
  return request;
}
