/** Each process of a site is killed or stopped by force: the same tests as of every run. */
import '../start/killed-parts.spec.ts';
