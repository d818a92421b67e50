/** Where the provider sends its news about a call. */
export const newsPath = (provider: string, token: string) => `/api/v1/telephony/${provider}/news/${token}`;

/** Where the provider asks whom a person who dials the bridge number reaches. */
export const inboundPath = (provider: string, secret: string) => `/api/v1/telephony/${provider}/inbound/${secret}`;

/** Where the provider says how an inbound call ended. */
export const inboundEndPath = (provider: string, secret: string) => `${inboundPath(provider, secret)}/end`;
