/** Whether this page is one of static files: no server is behind it, Python runs in its worker. */
export const SITE = import.meta.env.MODE === 'site';
