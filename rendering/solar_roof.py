"""The roof of a hall with solar panels."""
import math
import random
import bpy
from mathutils import Matrix, Vector
from materials import fade_into_haze, galvanised, plain, plaster
from mesh import Mesh, box, lathe
from stage import camera, sky, sun


def haze(name, near, far, reach):
    """Land whose colour turns into the haze of the horizon, the whole of it at `reach` metres."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    noise, ramp = nt.nodes.new("ShaderNodeTexNoise"), nt.nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value = 0.035
    nt.links.new(nt.nodes.new("ShaderNodeTexCoord").outputs["Object"], noise.inputs["Vector"])
    nt.links.new(noise.outputs["Fac"], ramp.inputs[0])
    for e, k, at in zip(ramp.color_ramp.elements, (0.86, 1.12), (0.35, 0.65)):
        e.position, e.color = at, (*(c * k for c in near), 1)
    nt.links.new(ramp.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 1.0, 0.0
    fade_into_haze(nt, far, reach)
    return m


def panel_row(x, y, count, frames, glass, lines, rails, feet, w=1.72, d=1.04, tilt=0.21):
    """Solar panels side by side on a low frame, their lower edge at y and towards -y; drawn into the meshes that are given."""
    R = Matrix.Rotation(tilt, 3, "X")
    low = 0.16
    for i in range(count):
        cx = x + (w + 0.025) * (i + 0.5)
        at = Vector((cx, y, low)) + R @ Vector((0, d / 2, 0))
        frames.box(at, (w, d, 0.036), 0, rot=R)
        glass.box(at + R @ Vector((0, 0, 0.0185)), (w - 0.05, d - 0.05, 0.003), 0, rot=R)
        for k in range(1, 10):
            lines.box(at + R @ Vector((-w / 2 + 0.025 + (w - 0.05) * k / 10, 0, 0.0205)), (0.006 if k != 5 else 0.016, d - 0.05, 0.001), 0, rot=R)
        for k in range(1, 6):
            lines.box(at + R @ Vector((0, -d / 2 + 0.025 + (d - 0.05) * k / 6, 0.0205)), (w - 0.05, 0.006, 0.001), 0, rot=R)
    length = (w + 0.025) * count
    for t in (0.16, d - 0.16):
        p = Vector((x + length / 2, y, low)) + R @ Vector((0, t, -0.038))
        rails.box(p, (length, 0.045, 0.04), 0, rot=R)
    for i in range(count + 1):
        fx = x + (w + 0.025) * i
        fx = min(max(fx, x + 0.06), x + length - 0.06)
        for t in (0.16, d - 0.16):
            top = low + t * math.sin(tilt) - 0.055
            rails.box((fx, y + t * math.cos(tilt), (top + 0.05) / 2 + 0.02), (0.04, 0.04, top - 0.02), 2)
        feet.box((fx, y + d / 2, 0.035), (0.18, d + 0.16, 0.07), 1)


def skylight(x, y, w=2.4, d=1.3):
    """A dome of acrylic on its kerb."""
    box("kerb", (x, y, 0.19), (w, d, 0.38), plaster("kerb", (0.40, 0.405, 0.41), 0.7), 0.01, seg=3)
    box("kerb frame", (x, y, 0.40), (w + 0.06, d + 0.06, 0.05), plain("kerb rim", (0.55, 0.56, 0.57), 0.4, 0.4, 0.5), 0.008, seg=3)
    n = 15

    def at(i, j):
        u, v = j / (n - 1) * 2 - 1, i / (n - 1) * 2 - 1
        return x + u * w / 2, y + v * d / 2, 0.424 + 0.30 * ((1 - u ** 4) * (1 - v ** 4)) ** 0.6
    Mesh(3).grid(n, n, at).build("dome", plain("acrylic dome", (0.62, 0.66, 0.69), 0.12, 0.5), smooth=True)


def vent(x, y, r=0.24, h=0.75):
    """A ventilation pipe with its cap."""
    zinc = galvanised()
    lathe("collar", [(r * 1.7, 0), (r * 1.6, 0.05), (r * 1.05, 0.12), (r, 0.12), (r, h)], zinc, (x, y, 0), seg=48)
    lathe("cap", [(r * 0.9, h + 0.10), (r * 1.55, h + 0.10), (r * 1.58, h + 0.13), (r * 0.5, h + 0.26), (0, h + 0.28)], zinc, (x, y, 0), seg=48)
    m = Mesh(2)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        m.box((x + r * math.cos(a), y + r * math.sin(a), h + 0.04), (0.03, 0.03, 0.16))
    m.build("cap legs", zinc)


def scene_solar_roof():
    """The flat roof of a sawing hall: rows of solar panels on low frames, two skylights, vents, and open land to the horizon."""
    X0, X1, Y0, Y1, ground = -13.0, 30.0, -26.0, 17.0, -8.5
    grey = plaster("roofing", (0.225, 0.222, 0.215), 0.9)
    box("roof", ((X0 + X1) / 2, (Y0 + Y1) / 2, -0.1), (X1 - X0, Y1 - Y0, 0.2), grey, 0)
    seams = Mesh(3)
    for k in range(43):
        seams.box((X0 + 0.5 + k, (Y0 + Y1) / 2, 0.003), (0.08, Y1 - Y0, 0.006))
    seams.build("seams", plaster("roofing seam", (0.18, 0.178, 0.173), 0.9), 0)
    clad, zinc = plain("cladding", (0.24, 0.26, 0.27), 0.5, 0.3), galvanised()
    for c, s in ((((X0 + X1) / 2, Y1), (X1 - X0 + 0.3, 0.3)), ((X0, (Y0 + Y1) / 2), (0.3, Y1 - Y0)), ((X1, (Y0 + Y1) / 2), (0.3, Y1 - Y0))):
        box("parapet", (*c, 0.2), (*s, 0.4), plaster("parapet", (0.42, 0.42, 0.41)), 0)
        box("coping", (*c, 0.415), (s[0] + 0.14, s[1] + 0.14, 0.03), zinc, 0.004)
    box("hall", ((X0 + X1) / 2, (Y0 + Y1) / 2, ground / 2 - 0.2), (X1 - X0 - 0.1, Y1 - Y0 - 0.1, -ground - 0.2), clad, 0)
    frames, glass, lines, rails, feet = Mesh(4), Mesh(5, spread=0.12), Mesh(6), Mesh(7), Mesh(8, spread=0.06)
    for k in range(11):
        y = -7.6 + 2.05 * k
        panel_row(-9.6, y, 6, frames, glass, lines, rails, feet)
        if k not in (4, 5):
            panel_row(3.6, y, 9, frames, glass, lines, rails, feet)
    frames.build("panel frames", plain("anodised", (0.50, 0.51, 0.52), 0.35, 0.5, 0.8), 0.003)
    glass.build("panels", plain("cells", (0.007, 0.017, 0.055), 0.10, 0.5))
    lines.build("cell lines", plain("cell lines", (0.16, 0.19, 0.24), 0.4, 0.4))
    rails.build("rails", plain("anodised", (0.50, 0.51, 0.52), 0.35, 0.5, 0.8))
    feet.build("ballast", plaster("ballast", (0.33, 0.325, 0.315)), 0.008)
    for x in (5.4, 9.6, 13.8):
        skylight(x, 1.75)
    for x, y, r, h in ((2.2, -2.4, 0.22, 0.7), (2.2, 5.6, 0.22, 0.7), (2.2, 8.4, 0.30, 0.9)):
        vent(x, y, r, h)
    # land: fields that fade, and two long ridges in the haze
    far = (0.72, 0.74, 0.76)
    box("land", (0, 900, ground - 0.1), (4000, 2400, 0.2), haze("land", (0.105, 0.135, 0.062), far, 900.0), 0)
    fields, r = [Mesh(20 + k) for k in range(4)], random.Random(9)
    for i in range(-12, 13):
        for j in range(8):
            deep, wide = 62 + 10 * j, 74 + 6 * j
            fields[r.choice((0, 0, 1, 2, 3))].box((wide * (i + 0.35 * (j % 3)), 52 + 62 * j + 5 * j * (j + 1), ground + 0.02), (wide - r.uniform(1.5, 5), deep - r.uniform(1.5, 5), 0.04))
    for k, c in enumerate(((0.085, 0.125, 0.045), (0.200, 0.165, 0.075), (0.060, 0.095, 0.040), (0.130, 0.105, 0.070))):
        fields[k].build("fields", haze("field %d" % k, c, far, 900.0))
    for k, (y, h, seed) in enumerate(((420, 15, 2.0), (620, 27, 4.4))):
        line = [(-2700 + 60 * i, ground + h * (0.55 + 0.22 * math.sin(i * 0.31 + seed) + 0.16 * math.sin(i * 0.83 + seed * 2) + 0.03 * math.sin(i * 1.3))) for i in range(91)]
        Mesh(2).prism([(2700, ground - 1), (-2700, ground - 1)] + line, y, y + 5, tone=1.0).build("ridge", haze("ridge %d" % k, (0.05, 0.075, 0.05), far, 760.0), 0)
    box("yard", (X0 - 11, 2, ground + 0.02), (26, 60, 0.05), plaster("yard", (0.33, 0.32, 0.305), 0.9), 0)
    sky(0.80, (0.93, 0.94, 0.95), (0.50, 0.68, 0.94), (0.20, 0.42, 0.82))
    sun((2.7, 1.7, -2.1), 4.6, 1.0, (1.0, 0.93, 0.82))
    camera((-13.6, -15.4, 6.2), (0.1, 3.0, 0.9), lens=31)
    return 0.0


PICTURES = {
    "scene-solar-roof": scene_solar_roof,
}
