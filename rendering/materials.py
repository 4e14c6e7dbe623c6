"""Colours and materials, built on the images that textures.py draws."""
import os
import bpy

TEX = os.path.join(os.environ.get("PICTURES_TMP", "/tmp/pictures"), "tex")

# linear colours; names as a colour card would have them
PINE = (0.024, 0.040, 0.032)
MOSS = (0.080, 0.086, 0.052)
SAGE = (0.200, 0.214, 0.172)
SAND = (0.345, 0.285, 0.210)
OAT = (0.450, 0.405, 0.335)
WARM_WHITE = (0.800, 0.770, 0.715)
CLAY = (0.215, 0.118, 0.082)
FOG = (0.330, 0.325, 0.305)
ANTHRACITE = (0.030, 0.032, 0.034)
CHARCOAL = (0.014, 0.014, 0.015)
# the colour card of the seed, as bright as a wall in daylight has to be to be seen in these colours
CARD = {
    "pine": (0.021, 0.043, 0.034), "moss": (0.077, 0.086, 0.050), "sage": (0.205, 0.228, 0.153), "chalk": (0.797, 0.696, 0.539),
    "oat": (0.418, 0.321, 0.220), "sand": (0.321, 0.228, 0.144), "fog": (0.209, 0.213, 0.209), "anthracite": (0.024, 0.024, 0.026),
    "clay": (0.302, 0.097, 0.060), "ochre": (0.302, 0.133, 0.032), "lake": (0.045, 0.073, 0.095), "midnight": (0.019, 0.026, 0.041),
}
_mats = {}


def forget():
    _mats.clear()


def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes["Principled BSDF"]


def _image(nt, name, box=True, colour=False):
    n = nt.nodes.new("ShaderNodeTexImage")
    ext = ".png" if colour else ".exr"
    path = os.path.join(TEX, name + ext)
    n.image = bpy.data.images.load(path, check_existing=True)
    n.image.colorspace_settings.name = "sRGB" if colour else "Non-Color"
    if box:
        n.projection = "BOX"
        n.projection_blend = 0.15
    return n


def _mapping(nt, scale, uv=False):
    tc = nt.nodes.new("ShaderNodeTexCoord")
    mp = nt.nodes.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = scale if isinstance(scale, tuple) else (scale,) * 3
    nt.links.new(tc.outputs["UV" if uv else "Object"], mp.inputs[0])
    return mp.outputs[0]


def _math(nt, op, a, b, c=None):
    n = nt.nodes.new("ShaderNodeMath")
    n.operation = op
    for i, x in enumerate((a, b, c)):
        if x is None:
            continue
        if isinstance(x, (int, float)):
            n.inputs[i].default_value = x
        else:
            nt.links.new(x, n.inputs[i])
    return n.outputs[0]


def _mix(nt, mode, fac, a, b):
    n = nt.nodes.new("ShaderNodeMixRGB")
    n.blend_type = mode
    for i, x in enumerate((fac, a, b)):
        if isinstance(x, (int, float)):
            n.inputs[i].default_value = x if i == 0 else (x, x, x, 1)
        elif isinstance(x, tuple):
            n.inputs[i].default_value = (*x, 1)
        else:
            nt.links.new(x, n.inputs[i])
    return n.outputs[0]


def _bump(nt, bsdf, height, distance, strength=1.0):
    b = nt.nodes.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = strength
    b.inputs["Distance"].default_value = distance
    nt.links.new(height, b.inputs["Height"])
    nt.links.new(b.outputs[0], bsdf.inputs["Normal"])


def plain(name, colour, rough=0.6, spec=0.3, metal=0.0):
    if name in _mats:
        return _mats[name]
    m, nt, b = _new(name)
    b.inputs["Base Color"].default_value = (*colour, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    _mats[name] = m
    return m


def _tone(nt):
    """Per-part brightness, set when the mesh is built, so that no two planks or slats are the same."""
    a = nt.nodes.new("ShaderNodeAttribute")
    a.attribute_name = "tone"
    return a.outputs["Fac"]


def felt(name, colour, tile=0.45, bump=0.0022, melange=0.95):
    """Pressed felt: fibre relief plus fibre-by-fibre tone (mélange), a soft sheen, no gloss."""
    key = ("felt", name, tile)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("felt " + name)
    co = _mapping(nt, 1 / tile)
    h, t = _image(nt, "felt_h"), _image(nt, "felt_t")
    nt.links.new(co, h.inputs[0])
    nt.links.new(co, t.inputs[0])
    cloud = nt.nodes.new("ShaderNodeTexNoise")
    cloud.inputs["Scale"].default_value = 1.5
    cloud.inputs["Detail"].default_value = 2
    nt.links.new(co, cloud.inputs["Vector"])
    f = _math(nt, "MULTIPLY_ADD", t.outputs[0], melange * 2, 1 - melange)
    f = _math(nt, "MULTIPLY", f, _math(nt, "MULTIPLY_ADD", h.outputs[0], 0.9, 0.62))
    f = _math(nt, "MULTIPLY", f, _math(nt, "MULTIPLY_ADD", cloud.outputs[0], 0.24, 0.88))
    # fibres gather in small tufts, which is what is left of them from across a room
    tuft = nt.nodes.new("ShaderNodeTexNoise")
    tuft.inputs["Scale"].default_value = 60 * tile / 0.45
    tuft.inputs["Detail"].default_value = 3
    nt.links.new(co, tuft.inputs["Vector"])
    f = _math(nt, "MULTIPLY", f, _math(nt, "MULTIPLY_ADD", tuft.outputs[0], 0.9, 0.55))
    f = _math(nt, "MULTIPLY", f, _tone(nt))
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, f), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 1.0
    b.inputs["Specular"].default_value = 0.06
    b.inputs["Sheen"].default_value = 0.2
    b.inputs["Sheen Tint"].default_value = 0.6
    _bump(nt, b, h.outputs[0], bump, 0.8)
    _mats[key] = m
    return m


def foam(name, colour, tile=0.38, bump=0.0016, pore=0.75):
    key = ("foam", name, tile)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("foam " + name)
    h = _image(nt, "foam_h")
    nt.links.new(_mapping(nt, 1 / tile), h.inputs[0])
    f = _math(nt, "MULTIPLY_ADD", h.outputs[0], pore, 1 - pore * 0.8)
    f = _math(nt, "MULTIPLY", f, _tone(nt))
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, f), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.95
    b.inputs["Specular"].default_value = 0.12
    b.inputs["Sheen"].default_value = 0.25
    _bump(nt, b, h.outputs[0], bump, 0.9)
    _mats[key] = m
    return m


def cloth(name, colour, tile=0.12, bump=0.0012, sheen=0.4, image=None):
    """Woven cloth; with an image it is printed (UV 0..1)."""
    key = ("cloth", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("cloth " + name)
    h = _image(nt, "weave_h")
    nt.links.new(_mapping(nt, 1 / tile), h.inputs[0])
    f = _math(nt, "MULTIPLY", _math(nt, "MULTIPLY_ADD", h.outputs[0], 0.5, 0.62), _tone(nt))
    base = colour
    if image:
        im = _image(nt, image, box=False, colour=True)
        tc = nt.nodes.new("ShaderNodeTexCoord")
        nt.links.new(tc.outputs["UV"], im.inputs[0])
        base = im.outputs[0]
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, base, f), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.95
    b.inputs["Specular"].default_value = 0.08
    b.inputs["Sheen"].default_value = sheen
    _bump(nt, b, h.outputs[0], bump, 0.6)
    _mats[key] = m
    return m


def boucle(name, colour, tile=0.9, bump=0.004):
    """Looped yarn: the pores of the foam, turned outwards."""
    key = ("boucle", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("boucle " + name)
    h = _image(nt, "foam_h")
    nt.links.new(_mapping(nt, 1 / tile), h.inputs[0])
    loops = _math(nt, "SUBTRACT", 1.0, h.outputs[0])
    f = _math(nt, "MULTIPLY", _math(nt, "MULTIPLY_ADD", loops, 0.5, 0.72), _tone(nt))
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, f), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 1.0
    b.inputs["Specular"].default_value = 0.05
    b.inputs["Sheen"].default_value = 0.3
    _bump(nt, b, loops, bump, 0.8)
    _mats[key] = m
    return m


def wood_wool(name, colour, tile=1.0, bump=0.010):
    """Wood shavings bound with cement: broad curls over each other, with deep gaps between."""
    key = ("wood wool", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("wood wool " + name)
    co = _mapping(nt, 1 / tile)
    h, t = _image(nt, "shavings_h"), _image(nt, "shavings_t")
    nt.links.new(co, h.inputs[0])
    nt.links.new(co, t.inputs[0])
    f = _math(nt, "MULTIPLY", _math(nt, "MULTIPLY_ADD", t.outputs[0], 0.9, 0.55), _math(nt, "MULTIPLY_ADD", h.outputs[0], 2.4, -0.75))
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, _math(nt, "MULTIPLY", f, _tone(nt))), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.95
    b.inputs["Specular"].default_value = 0.1
    _bump(nt, b, h.outputs[0], bump, 1.0)
    _mats[key] = m
    return m


def vinyl(name, colour):
    """A heavy mineral-filled sheet: nearly smooth, with a dull shine."""
    key = ("vinyl", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("vinyl " + name)
    h = _image(nt, "weave_h")
    nt.links.new(_mapping(nt, 1 / 0.06), h.inputs[0])
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, _math(nt, "MULTIPLY", _math(nt, "MULTIPLY_ADD", h.outputs[0], 0.3, 0.8), _tone(nt))), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.46
    b.inputs["Specular"].default_value = 0.4
    _bump(nt, b, h.outputs[0], 0.0003, 0.5)
    _mats[key] = m
    return m


def granulate(name, colour, grain=0.0042):
    """Bound rubber crumbs, every twelfth or so of another colour."""
    key = ("granulate", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("granulate " + name)
    co = _mapping(nt, 1 / grain)
    v = nt.nodes.new("ShaderNodeTexVoronoi")
    v.inputs["Scale"].default_value = 1.0
    nt.links.new(co, v.inputs["Vector"])
    parts = nt.nodes.new("ShaderNodeSeparateColor")
    nt.links.new(v.outputs["Color"], parts.inputs[0])
    ramp = nt.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    e = ramp.color_ramp.elements
    e[0].color = (*colour, 1)
    e[1].position, e[1].color = 0.93, (0.10, 0.16, 0.21, 1)
    for at, c in ((0.45, tuple(k * 1.7 for k in colour)), (0.972, (0.28, 0.28, 0.27))):
        new = e.new(at)
        new.color = (*c, 1)
    nt.links.new(parts.outputs[0], ramp.inputs[0])
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, ramp.outputs[0], _tone(nt)), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.7
    b.inputs["Specular"].default_value = 0.3
    _bump(nt, b, _math(nt, "SUBTRACT", 1.0, v.outputs["Distance"]), 0.0022, 0.9)
    _mats[key] = m
    return m


def _cells(nt, pitch, turn=0.0):
    """How far from the middle of its cell a point is, in a square pattern of this pitch over the UVs; 0.5 at the cell's edge."""
    co = nt.nodes.new("ShaderNodeMapping")
    co.inputs["Scale"].default_value = (1 / pitch,) * 3
    co.inputs["Rotation"].default_value = (0, 0, turn)
    nt.links.new(nt.nodes.new("ShaderNodeTexCoord").outputs["UV"], co.inputs[0])
    part, middle, length = (nt.nodes.new("ShaderNodeVectorMath") for _ in range(3))
    part.operation, middle.operation, length.operation = "FRACTION", "SUBTRACT", "LENGTH"
    middle.inputs[1].default_value = (0.5, 0.5, 0)
    nt.links.new(co.outputs[0], part.inputs[0])
    flat = nt.nodes.new("ShaderNodeVectorMath")
    flat.operation = "MULTIPLY"
    flat.inputs[1].default_value = (1, 1, 0)
    nt.links.new(part.outputs[0], flat.inputs[0])
    nt.links.new(flat.outputs[0], middle.inputs[0])
    nt.links.new(middle.outputs[0], length.inputs[0])
    return length.outputs["Value"]


def foil(name, dimples=0.0, holes=0.0):
    """Aluminium foil on something soft, a little creased; embossed or pierced at this pitch. Needs the UVs that Mesh makes."""
    key = ("foil", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("foil " + name)
    crease = nt.nodes.new("ShaderNodeTexNoise")
    crease.inputs["Scale"].default_value = 14
    crease.inputs["Detail"].default_value = 4
    nt.links.new(_mapping(nt, 1.0), crease.inputs["Vector"])
    height = crease.outputs[0]
    colour = (0.80, 0.81, 0.815)
    if dimples:
        bowl = _math(nt, "MULTIPLY", _cells(nt, dimples, 0.785), 1.4)
        height = _math(nt, "ADD", _math(nt, "MULTIPLY", height, 0.6), _math(nt, "MULTIPLY", bowl, 0.30))
    base = _math(nt, "MULTIPLY_ADD", crease.outputs[0], 0.12, 0.94)
    if holes:
        base = _math(nt, "MULTIPLY", base, _math(nt, "MULTIPLY_ADD", _math(nt, "GREATER_THAN", _cells(nt, holes), 0.15), 0.92, 0.08))
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, base), b.inputs["Base Color"])
    b.inputs["Metallic"].default_value = 0.92
    b.inputs["Roughness"].default_value = 0.36
    b.inputs["Specular"].default_value = 0.5
    _bump(nt, b, height, 0.004, 0.55)
    _mats[key] = m
    return m


def galvanised(name="zinc coat"):
    """Zinc-coated sheet steel with its flowers of frost."""
    key = ("galvanised", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("galvanised " + name)
    v = nt.nodes.new("ShaderNodeTexVoronoi")
    v.inputs["Scale"].default_value = 95
    nt.links.new(_mapping(nt, 1.0), v.inputs["Vector"])
    parts = nt.nodes.new("ShaderNodeSeparateColor")
    nt.links.new(v.outputs["Color"], parts.inputs[0])
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, (0.56, 0.57, 0.575), _math(nt, "MULTIPLY_ADD", parts.outputs[0], 0.22, 0.86)), b.inputs["Base Color"])
    nt.links.new(_math(nt, "MULTIPLY_ADD", parts.outputs[1], 0.10, 0.38), b.inputs["Roughness"])
    b.inputs["Metallic"].default_value = 0.85
    _mats[key] = m
    return m


def oak(name="oak", tint=(1, 1, 1), rough=0.5):
    """Needs the UVs that Mesh makes: v runs along the grain, in metres."""
    key = ("oak", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("oak " + name)
    co = _mapping(nt, (4.0, 0.5, 1), uv=True)
    c, h = _image(nt, "oak_c", False, True), _image(nt, "oak_h", False)
    nt.links.new(co, c.inputs[0])
    nt.links.new(co, h.inputs[0])
    col = _mix(nt, "MULTIPLY", 1.0, c.outputs[0], tint)
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, col, _tone(nt)), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = 0.25
    _bump(nt, b, h.outputs[0], 0.0006, 0.5)
    _mats[key] = m
    return m


def plaster(name="plaster", colour=WARM_WHITE, rough=0.9):
    key = ("plaster", name)
    if key in _mats:
        return _mats[key]
    m, nt, b = _new("plaster " + name)
    co = _mapping(nt, 1.0)
    n = nt.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 2.2
    n.inputs["Detail"].default_value = 5
    nt.links.new(co, n.inputs["Vector"])
    f = _math(nt, "MULTIPLY_ADD", n.outputs[0], 0.10, 0.95)
    nt.links.new(_mix(nt, "MULTIPLY", 1.0, colour, f), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = 0.15
    _bump(nt, b, n.outputs[0], 0.004, 0.5)
    _mats[key] = m
    return m


def fade_into_haze(nt, colour, reach):
    """Turns the surface of a material into the haze of the horizon, the whole of it at `reach` metres from the camera."""
    view, part, mist, mix = (nt.nodes.new("ShaderNode" + kind) for kind in ("CameraData", "MapRange", "Emission", "MixShader"))
    mist.inputs[0].default_value = (*colour, 1)
    part.inputs["From Max"].default_value = reach
    nt.links.new(view.outputs["View Distance"], part.inputs[0])
    nt.links.new(part.outputs[0], mix.inputs[0])
    nt.links.new(nt.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    nt.links.new(mist.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs[0])


def emission(name, strength, image=None, colour=(1, 1, 1)):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = (*colour, 1)
    e.inputs[1].default_value = strength
    if image:
        im = _image(nt, image, False, True)
        nt.links.new(im.outputs[0], e.inputs[0])
    o = nt.nodes.new("ShaderNodeOutputMaterial")
    nt.links.new(e.outputs[0], o.inputs[0])
    return m
