/** Pattern of a project's id. */
export const PROJECT_ID = /^[a-z0-9]{6,32}$/;
