import { acousticsRouter } from './acoustics/acoustics-router.ts';
import { adviceRouter } from './advice/advice-router.ts';
import { authRouter } from './auth/auth-router.ts';
import { blogsRouter } from './blogs/blogs-router.ts';
import { cartRouter } from './cart/cart-router.ts';
import { catalogueRouter } from './catalogue/catalogue-router.ts';
import { checksRouter } from './checks/checks-router.ts';
import { companyRouter } from './company/company-router.ts';
import { configuratorRouter } from './configurator/configurator-router.ts';
import { contentRouter } from './content/content-router.ts';
import { customerChecksRouter } from './customer-checks/customer-checks-router.ts';
import { inspirationRouter } from './inspiration/inspiration-router.ts';
import { jobOffersRouter } from './job-offers/job-offers-router.ts';
import { orderRouter } from './order/order-router.ts';
import { projectsRouter } from './projects/projects-router.ts';
import { requestsRouter } from './requests/requests-router.ts';
import { searchRouter } from './search/search-router.ts';
import { storageRouter } from './storage/storage-router.ts';
import { router } from './trpc.ts';
import { userRouter } from './user/user-router.ts';

/**
 * All procedures. Browser and screens use its type; a site's generated server entry composes the areas that its flags
 * enable.
 */
export const appRouter = router({
  content: contentRouter,
  catalogue: catalogueRouter,
  acoustics: acousticsRouter,
  blogs: blogsRouter,
  advice: adviceRouter,
  projects: projectsRouter,
  inspiration: inspirationRouter,
  jobOffers: jobOffersRouter,
  search: searchRouter,
  requests: requestsRouter,
  checks: checksRouter,
  customerChecks: customerChecksRouter,
  auth: authRouter,
  user: userRouter,
  company: companyRouter,
  configurator: configuratorRouter,
  cart: cartRouter,
  order: orderRouter,
  storage: storageRouter,
});

/** Routers that a site has of its own, by name. Generated declarations add them, so that the code of the site can call them. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what declarations can add to.
export interface OwnRouters {}

type Areas = (typeof appRouter)['_def']['record'] & { readonly [Name in keyof OwnRouters]: OwnRouters[Name] };

export type AppRouter = ReturnType<typeof router<Areas>>;
