import type { ConfiguratorServices } from '../configurator/configurator-services.ts';
import { configureProduct, priceForQuantity, readConfiguration } from '../configurator/configure-product.ts';
import { type CropServices, cropPhoto } from '../crops/crop-photo.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';

/** Creates the handlers of options, configurations and prices in `product-api.yaml`. */
export function createConfiguratorHandlers(services: ConfiguratorServices & CropServices): Handlers {
  return {
    configureProduct: (request) => configureProduct(services, request),
    getProductConfiguration: (request) => readConfiguration(services, request),
    setProductQuantity: (request) => priceForQuantity(services, request),

    async cropProductPhoto(request) {
      const { crop, token } = await cropPhoto(services, request);
      return new StatusAnswer(201, crop, token === undefined ? {} : { 'x-order-token': token });
    },
  };
}
