"""Smooths the light of a picture, never its material."""


def denoise(s, k):
    """Debian's Blender has no denoiser, so the compositor smooths the light, never the material.

    Cycles hands out the light apart from the surface colour. Bounced light is smooth by nature and takes a
    wide edge-aware blur; direct light carries the relief of felt and foam and gets hardly any. The guide is
    normal plus position, so nothing bleeds over an edge. Multiplying the colour back in keeps every fibre.
    """
    v = s.view_layers[0]
    for p in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_indirect", "glossy_color", "normal", "position"):
        setattr(v, "use_pass_" + p, True)
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    L = t.links.new
    rl = t.nodes.new("CompositorNodeRLayers")

    def mix(op, a, b):
        n = t.nodes.new("CompositorNodeMixRGB")
        n.blend_type = op
        for i, x in ((1, a), (2, b)):
            if isinstance(x, float):
                n.inputs[i].default_value = (x, x, x, 1)
            else:
                L(x, n.inputs[i])
        return n.outputs[0]

    guide = mix("ADD", rl.outputs["Normal"], mix("MULTIPLY", rl.outputs["Position"], 1.5))

    def smooth(img, space, colour, it=1):
        n = t.nodes.new("CompositorNodeBilateralblur")
        n.iterations = it
        n.sigma_space = space
        n.sigma_color = colour
        L(img, n.inputs["Image"])
        L(guide, n.inputs["Determinator"])
        return n.outputs[0]

    def cleaned(light, colour, space, sigma):
        """What smoothing would change. Added to the picture itself, so edges stay as they were rendered."""
        raw = rl.outputs[light]
        return mix("MULTIPLY", mix("SUBTRACT", smooth(raw, space, sigma), raw), rl.outputs[colour])

    total = rl.outputs["Image"]
    for part in (cleaned("DiffInd", "DiffCol", max(2.0, 9 * k), 0.25), cleaned("DiffDir", "DiffCol", max(0.6, 1.2 * k), 0.12),
                 cleaned("GlossInd", "GlossCol", max(1.0, 2.5 * k), 0.15)):
        total = mix("ADD", total, part)
    out = t.nodes.new("CompositorNodeComposite")
    L(total, out.inputs[0])
