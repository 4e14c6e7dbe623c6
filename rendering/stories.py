"""Scenes that the articles are told with: a whale of felt, a roof of solar panels, two machines, a night, a line."""
import math
import random
import bpy
from mathutils import Euler, Matrix, Vector
from felt_house import plate
from felt_things import lying_roll
from fixings import motor
from homes import OCHRE, bed
from materials import CLAY, PINE, SAGE, SAND, boucle, cloth, emission, felt, foam, galvanised, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from plants import YELLOW, bare_steel, dark_frame
from products import curtain, hexagon, lamel
from projects import black, long_table
from props import books, branches, ceramics, cushion, leaf_green, round_table, rug, shell_chair, sideboard, vase
from room import backdrop, plank_floor, skirting, studio, wall, window_wall
from stage import area, camera, daylight, gobo, sun, world
from works import sky

# the whale in rows of hexagons, every second row half a hexagon further right: a to e from dark to light, o its eye
WHALE = (
    "    e  e               aba   aba",
    "      e                 abaababa",
    "   aaaaaaaaaa             abaa",
    "  aaabaaaabaaa            aa",
    " aababaabbabaabab       aab",
    " abbbbbbbbbabbaabbabaaabbba",
    "bbbbobbbcbbbbbcbbbbbbbbcc",
    " cbbbbccbccccbccccbccccd",
    "ddeeedcccddcdcdddcddcde",
    " eeeeeeddddddaedcded",
    " eeeeeeeeedaaaede",
    "    eeeeeeeaaa",
    "          aaaa",
    "           a",
)
BLUES = {"a": (0.010, 0.020, 0.048), "b": (0.020, 0.050, 0.110), "c": (0.050, 0.115, 0.200), "d": (0.125, 0.210, 0.300), "e": (0.230, 0.310, 0.375), "o": (0.720, 0.690, 0.620)}


def scene_classroom_whale():
    """A classroom whose back wall carries a whale of eight metres, laid in hexagons of felt."""
    studio(width=16, depth=12, height=5.4)
    tones = {k: felt("whale " + k, c) for k, c in BLUES.items()}
    rr = 0.145
    w = rr * math.sqrt(3)
    r = random.Random(11)
    for i, row in enumerate(WHALE):
        for j, k in enumerate(row):
            if k != " ":
                hexagon(-3.95 + w * (j + (0 if i % 2 else 0.5)), 3.72 - 1.5 * rr * i, rr - 0.0015, 0.02 + 0.014 * r.randint(0, 2), tones[k])
    for x, y in ((-2.9, -2.0), (-0.95, -2.0), (1.0, -2.0), (2.95, -2.0), (-2.0, -3.9), (0.0, -3.9), (2.0, -3.9)):
        long_table(x, y, 1.3, 0.6, 0.72)
        for s in (-1, 1):
            k = r.randint(0, 3)
            shell_chair(x + s * 0.32 + r.uniform(-0.06, 0.06), y - 0.48 - r.uniform(0, 0.12), math.pi + r.uniform(-0.3, 0.3), felt("seat %d" % k, (PINE, SAND, OCHRE, (0.20, 0.19, 0.175))[k]), black(), h=0.43)
        books(x - 0.3, y, 0.72, [(0.25, 0.18, 0.014, ((0.05, 0.10, 0.16), (0.06, 0.09, 0.07), (0.5, 0.44, 0.34))[r.randint(0, 2)])], turn=r.uniform(-0.2, 0.3))
    g, (leaf, stem) = ceramics(), leaf_green()
    sideboard(-2.9, -0.03, 2.4, h=0.62, doors=4)
    books(-3.4, -0.24, 0.62, [(0.27, 0.2, 0.028, (0.50, 0.44, 0.34)), (0.24, 0.17, 0.022, (0.06, 0.09, 0.07))])
    vase(-2.2, -0.24, 0.62, 0.22, 0.075, g["ink"])
    vase(3.55, -0.5, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(3.55, -0.5, 0.46, 1.05, 7, leaf, stem, seed=12, spread=0.42, leaf_len=0.10, leaf_w=0.055)
    # a long row of windows to the left, out of the picture
    world(0.46)
    area((-8.0, -5.5, 3.2), (0.4, -0.3, 1.3), (5.0, 3.2), 820)
    gobo((-9.5, -6.6, 5.2), w=3.2, h=2.4, cols=3, rows=2)
    sun((3.4, 2.5, -1.25), 1.5, 1.2)
    camera((-0.5, -9.8, 1.65), (0.0, 0, 1.65), lens=37, shift=(0, 0.025), level=True)
    return 0.05


def haze(name, near, far, reach):
    """Land whose colour turns into the haze of the horizon, the whole of it at `reach` metres."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b, out = nt.nodes["Principled BSDF"], nt.nodes["Material Output"]
    noise, ramp, view, part, mist, mix = (nt.nodes.new("ShaderNode" + kind) for kind in ("TexNoise", "ValToRGB", "CameraData", "MapRange", "Emission", "MixShader"))
    noise.inputs["Scale"].default_value = 0.035
    nt.links.new(nt.nodes.new("ShaderNodeTexCoord").outputs["Object"], noise.inputs["Vector"])
    nt.links.new(noise.outputs["Fac"], ramp.inputs[0])
    for e, k, at in zip(ramp.color_ramp.elements, (0.86, 1.12), (0.35, 0.65)):
        e.position, e.color = at, (*(c * k for c in near), 1)
    nt.links.new(ramp.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 1.0, 0.0
    mist.inputs[0].default_value = (*far, 1)
    part.inputs["From Max"].default_value = reach
    nt.links.new(view.outputs["View Distance"], part.inputs[0])
    nt.links.new(part.outputs[0], mix.inputs[0])
    nt.links.new(b.outputs[0], mix.inputs[1])
    nt.links.new(mist.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])
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


def placed(make, T):
    """Makes something with its own measures and puts all of it where T says, which may enlarge it."""
    before = set(bpy.data.objects)
    make()
    for o in set(bpy.data.objects) - before:
        o.matrix_world = T @ o.matrix_basis


def pipe(name, pts, r, mat, bend=0.16):
    """A pipe along straight lines, with round elbows."""
    pts = [Vector(p) for p in pts]
    line = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        p, q = b + (a - b).normalized() * bend, b + (c - b).normalized() * bend
        line += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in (k / 12 for k in range(13))]
    return tube(name, [tuple(p) for p in line + [pts[-1]]], r, mat, smooth_curve=False)


def flange(at, r, mat, rot=(0, 0, 0)):
    """Two discs bolted together, their joint at `at`."""
    lathe("flange", [(r * 0.9, -0.032), (r, -0.03), (r, -0.003), (r * 0.94, -0.002), (r * 0.94, 0.002), (r, 0.003), (r, 0.03), (r * 0.9, 0.032)], mat, at, seg=48, rot=rot)
    R = Euler(rot).to_matrix()
    bolts = Mesh(3)
    for k in range(8):
        w = 2 * math.pi * (k + 0.5) / 8
        p = Vector((r * 0.84 * math.cos(w), r * 0.84 * math.sin(w), 0))
        bolts.rod(Vector(at) + R @ (p - Vector((0, 0, 0.048))), Vector(at) + R @ (p + Vector((0, 0, 0.048))), 0.012, seg=6)
    bolts.build("bolts", bare_steel())


def pump_set(x, y):
    """A pump and its motor on a plinth of concrete; the shaft runs along x, the pump on the left."""
    box("plinth", (x, y, 0.14), (2.3, 1.0, 0.28), plaster("plinth", (0.40, 0.395, 0.38), 0.8), 0.012, seg=3)
    green, cast = plain("pump green", (0.018, 0.115, 0.085), 0.36, 0.5), plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5)
    frame = Mesh(2)
    for s in (-0.34, 0.34):
        frame.box((x, y + s, 0.34), (2.06, 0.10, 0.12))
    for s in (-0.95, -0.3, 0.3, 0.95):
        frame.box((x + s, y, 0.345), (0.10, 0.58, 0.10))
    frame.box((x + 0.46, y, 0.408), (0.92, 0.74, 0.016))
    frame.box((x - 0.40, y, 0.408), (0.50, 0.60, 0.016))
    frame.build("base frame", cast, 0.004)
    z, c, a = 0.416, 0.416 + 4 * 0.092, (0, math.pi / 2, 0)
    placed(lambda: motor(0, 0, 0), Matrix.Translation((x + 0.50, y, z)) @ Matrix.Scale(4, 4))
    # the guard over the coupling, the bearings, the casing of the pump
    guard = [(0.19 * math.cos(w), c + 0.19 * math.sin(w)) for w in (math.pi * k / 20 for k in range(21))]
    Mesh(3).prism([(p, q) for p, q in guard] + [(-0.19, z), (0.19, z)], -0.13, 0.13, tone=1.0).build("guard", plain("guard", YELLOW, 0.45), 0.006, rot=(0, 0, math.pi / 2), loc=(x - 0.16, y, 0))
    lathe("bearings", [(0, -0.16), (0.10, -0.16), (0.12, -0.14), (0.12, 0.02), (0.105, 0.05), (0.105, 0.12), (0.13, 0.15), (0.13, 0.17), (0, 0.17)], green, (x - 0.44, y, c), seg=56, rot=a)
    box("bearing foot", (x - 0.42, y, (z + c) / 2 - 0.03), (0.10, 0.26, c - z - 0.06), green, 0.012, seg=3)
    lathe("back plate", [(0, -0.03), (0.27, -0.03), (0.28, -0.02), (0.28, 0.02), (0.27, 0.03), (0.14, 0.06), (0, 0.06)], green, (x - 0.64, y, c), seg=72, rot=a)
    lathe("volute", [(0, -0.17), (0.13, -0.17), (0.15, -0.13), (0.24, -0.12), (0.30, -0.07), (0.315, 0.0), (0.30, 0.06), (0.26, 0.085), (0, 0.085)], green, (x - 0.76, y, c), seg=72, rot=a)
    lathe("inlet", [(0.13, -0.16), (0.105, 0.0), (0.10, 0.03)], green, (x - 0.92, y, c), seg=56, rot=(0, -math.pi / 2, 0))
    lathe("outlet", [(0.15, 0), (0.11, 0.18), (0.09, 0.30)], green, (x - 0.76, y, c + 0.22), seg=56)
    for s in (-1, 1):
        box("pump foot", (x - 0.76, y + s * 0.20, (z + c) / 2 - 0.10), (0.14, 0.08, c - z - 0.12), green, 0.012, seg=3)
    steel = plain("pipe grey", (0.34, 0.36, 0.37), 0.38, 0.4, 0.2)
    flange((x - 0.98, y, c), 0.165, green, a)
    flange((x - 0.76, y, c + 0.53), 0.15, green)
    pipe("suction", [(x - 0.99, y, c), (x - 1.30, y, c), (x - 1.30, 0.05, c)], 0.10, steel, 0.19)
    pipe("delivery", [(x - 0.76, y, c + 0.54), (x - 0.76, y, 2.95), (x - 0.76, -0.42, 2.95)], 0.08, steel, 0.17)
    # a valve with its wheel in the delivery
    lathe("valve", [(0.08, -0.16), (0.15, -0.14), (0.15, -0.11), (0.10, -0.08), (0.13, 0), (0.10, 0.08), (0.15, 0.11), (0.15, 0.14), (0.08, 0.16)], cast, (x - 0.76, y, 1.86), seg=48)
    Mesh(4).rod((x - 0.76, y - 0.08, 1.86), (x - 0.76, y - 0.34, 1.86), 0.02).build("spindle", bare_steel(), smooth=True)
    tube("wheel", [(x - 0.76 + 0.13 * math.cos(2 * math.pi * i / 16), y - 0.34, 1.86 + 0.13 * math.sin(2 * math.pi * i / 16)) for i in range(16)], 0.014, plain("valve red", (0.42, 0.03, 0.02), 0.4, 0.4), cyclic=True)
    spokes = Mesh(5)
    for k in range(3):
        w = math.pi * k / 3
        spokes.rod((x - 0.76 - 0.13 * math.cos(w), y - 0.34, 1.86 - 0.13 * math.sin(w)), (x - 0.76 + 0.13 * math.cos(w), y - 0.34, 1.86 + 0.13 * math.sin(w)), 0.008)
    spokes.build("spokes", plain("valve red", (0.42, 0.03, 0.02), 0.4, 0.4))
    # the cable comes down from the tray
    tube("cable", [(x + 0.42, y + 0.10, c + 0.40), (x + 0.42, y + 0.26, c + 0.45), (x + 0.42, y + 0.42, c + 0.7), (x + 0.42, -0.16, 1.9), (x + 0.42, -0.10, 2.6), (x + 0.42, -0.10, 3.3)], 0.017, dark_frame(), res=8)


def legs(x, y, h, top, turn, mat):
    """A tripod for what stands at height h; its column ends at `top`."""
    m = Mesh(4)
    for k in range(3):
        w = turn + 2 * math.pi * k / 3
        m.rod((x + 0.35 * math.cos(w), y + 0.35 * math.sin(w), 0.012), (x, y, h * 0.62), 0.011, 0.014)
        m.rod((x + 0.155 * math.cos(w), y + 0.155 * math.sin(w), h * 0.62 * 0.556), (x, y, h * 0.34), 0.005)
    m.rod((x, y, h * 0.30), (x, y, top), 0.012)
    m.rod((x, y, h * 0.60), (x, y, h * 0.66), 0.026)
    m.build("tripod", mat, smooth=True)


def sound_meter(x, y, h, turn, lit=1.6):
    """A sound level meter on its tripod; h is the middle of its windscreen, and its display looks to -y, turned by `turn`."""
    legs(x, y, h, h - 0.40, turn + 0.52, plain("tripod grey", (0.24, 0.245, 0.25), 0.4, 0.5, 0.6))
    T = Matrix.Translation((x, y, h)) @ Matrix.Rotation(turn, 4, "Z")

    def meter():
        shell, key = plain("meter shell", (0.075, 0.08, 0.085), 0.45), plain("meter key", (0.32, 0.325, 0.33), 0.5)
        n = [(-0.044, -0.40), (0.044, -0.40), (0.044, -0.185), (0.034, -0.150), (0.014, -0.120), (-0.014, -0.120), (-0.034, -0.150), (-0.044, -0.185)]
        Mesh(1).prism(n, -0.020, 0.020, tone=1.0).build("meter", shell, 0.006, 4)
        box("bezel", (0, -0.0202, -0.235), (0.074, 0.002, 0.096), plain("bezel", (0.012, 0.012, 0.013), 0.25, 0.5), 0.0008)
        box("display", (0, -0.0214, -0.230), (0.062, 0.001, 0.076), emission("display", lit * 0.35, colour=(0.10, 0.42, 0.50)), 0)
        bars = Mesh(2)
        for k, v in enumerate((0.30, 0.45, 0.62, 0.80, 0.70, 0.88, 0.66, 0.50, 0.36)):
            bars.box((-0.024 + 0.006 * k, -0.0222, -0.262 + 0.020 * v), (0.0042, 0.0004, 0.040 * v))
        bars.box((0, -0.0222, -0.202), (0.046, 0.0004, 0.006))
        bars.build("bars", emission("bars", lit, colour=(0.85, 0.95, 0.90)))
        keys = Mesh(3)
        for k in range(9):
            keys.box((-0.022 + 0.022 * (k % 3), -0.0205, -0.312 - 0.024 * (k // 3)), (0.015, 0.004, 0.012))
        keys.build("keys", key, 0.002)
        Mesh(5).rod((0, 0, -0.125), (0, 0, -0.02), 0.0085).build("capsule", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
        lathe("windscreen", [(0.046 * math.sin(math.pi * k / 20), -0.046 * math.cos(math.pi * k / 20)) for k in range(21)], foam("windscreen", (0.035, 0.035, 0.037), tile=0.2), seg=40)
    placed(meter, T)


def scene_two_machines():
    """Two equal pump sets side by side in a works hall, and before them a sound level meter on its tripod."""
    W, D, H = 13.0, 10.0, 4.6
    wall("back", (0, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.50, 0.51, 0.505)))
    box("band", (0, -0.002, 0.6), (W, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    for x in (-1.32, 1.62):
        pump_set(x, -1.5)
    steel = plain("pipe grey", (0.34, 0.36, 0.37), 0.38, 0.4, 0.2)
    tube("header", [(-6.4, -0.42, 2.95), (6.4, -0.42, 2.95)], 0.13, steel, smooth_curve=False)
    brackets, tray = Mesh(6), Mesh(7)
    for k in range(6):
        brackets.box((-4.7 + 1.76 * k, -0.22, 2.79), (0.06, 0.46, 0.05))
        brackets.box((-4.7 + 1.76 * k, -0.02, 2.72), (0.10, 0.04, 0.34))
    brackets.build("brackets", dark_frame(), 0.003)
    for s in (-0.06, -0.26):
        tray.box((0, s, 3.36), (W, 0.012, 0.07))
    tray.box((0, -0.16, 3.33), (W, 0.20, 0.006))
    tray.build("cable tray", galvanised())
    for x in (-2.62, 0.32):
        lathe("sleeve", [(0.10, 0), (0.19, 0), (0.19, 0.02), (0.10, 0.03)], steel, (x, 0.0, 0.784), seg=48, rot=(math.pi / 2, 0, 0))
    yellow = plain("safety line", YELLOW, 0.5)
    box("line", (0.1, -2.55, 0.0012), (7.6, 0.08, 0.002), yellow, 0)
    sound_meter(-0.49, -4.30, 1.36, 0.16)
    area((-4.2, -5.2, 4.0), (-0.2, -1.2, 0.8), (3.0, 2.2), 400, (1.0, 0.98, 0.95))
    area((4.4, -4.2, 3.6), (1.0, -1.2, 0.9), (2.2, 1.8), 90, (0.95, 0.975, 1.0))
    world(0.20, (0.95, 0.975, 1.0))
    camera((-0.95, -8.0, 1.32), (0.12, -1.5, 1.32), lens=36, shift=(0, -0.082), level=True)
    return 0.3


def listening(x, y, h):
    """A measuring microphone upright on its tripod, a ball of foam on it, and its cable on the floor."""
    legs(x, y, h, h - 0.30, 0.35, plain("tripod pale", (0.42, 0.425, 0.43), 0.45, 0.5, 0.15))
    Mesh(5).rod((x, y, h - 0.32), (x, y, h - 0.02), 0.011).build("microphone", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
    lathe("holder", [(0, 0), (0.017, 0), (0.019, 0.005), (0.019, 0.05), (0.013, 0.055)], dark_frame(), (x, y, h - 0.30), seg=32)
    lathe("windscreen", [(0.060 * math.sin(math.pi * k / 20), -0.060 * math.cos(math.pi * k / 20)) for k in range(21)], foam("windscreen", (0.035, 0.035, 0.037), tile=0.2), (x, y, h), seg=48)
    tube("cable", [(x + 0.012, y - 0.012, h - 0.32), (x + 0.03, y - 0.05, h - 0.5), (x + 0.02, y - 0.03, 0.6), (x + 0.03, y - 0.06, 0.2), (x + 0.06, y - 0.14, 0.012), (x - 0.3, y - 0.5, 0.008), (x - 1.2, y - 0.3, 0.008), (x - 2.6, y - 0.9, 0.008)], 0.004, dark_frame(), res=8)


def scene_bedroom_night():
    """A bedroom by night: a lamp beside the bed, moonlight in the window, and a microphone that listens with its windscreen on."""
    paint = plaster("night wall", (0.42, 0.44, 0.45))
    opening = (-2.35, -1.05, 0.85, 2.25)
    window_wall("x", 0.125, -5.0, 5.0, 0.0, 3.2, [(*opening, 2, 1)], frame=plain("window white", (0.55, 0.55, 0.54), 0.5))
    bpy.data.objects["window wall"].data.materials[0] = paint
    box("sill", (-1.70, -0.03, 0.84), (1.42, 0.20, 0.03), plain("window white", (0.55, 0.55, 0.54), 0.5), 0.004)
    plank_floor(-5.0, 5.0, -7.0, 0.0)
    skirting(-5.0, 5.0)
    box("ceiling", (0, -3.5, 3.25), (10.4, 7.6, 0.1), paint, 0)
    for name, top, c in (("night sky", 5.0, (0.030, 0.058, 0.130)), ("roofs", 1.02, (0.004, 0.008, 0.019))):
        outline = [(-7, -2), (3, -2), (3, top), (-0.6, top), (-1.7, top + (0.5 if top < 2 else 0)), (-2.8, top), (-7, top)]
        Mesh(2).prism(outline, 3.2 if top > 2 else 3.0, 3.25 if top > 2 else 3.05, tone=1.0).build(name, emission(name, 1.0, colour=c)).visible_shadow = False
    wool = cloth("night wool", (0.16, 0.19, 0.24), tile=0.05, bump=0.0010, sheen=0.4)
    for a, b, seed in ((-2.92, -2.40, 4), (-1.00, -0.48, 8)):
        curtain(a, b, -0.12, 0.012, 2.50, wool, 5, depth=0.042, seed=seed)
    Mesh(3).rod((-3.05, -0.12, 2.525), (-0.35, -0.12, 2.525), 0.014).build("rod", black(), smooth=True)
    linen = cloth("linen", (0.56, 0.55, 0.53), tile=0.08, bump=0.0008)
    bed(1.55, -0.12, 1.5, linen, cloth("night cover", (0.115, 0.150, 0.195), tile=0.07, bump=0.001))
    box("headboard", (1.55, -0.06, 0.62), (1.66, 0.06, 1.0), felt("headboard", (0.10, 0.115, 0.13)), 0.02, seg=4)
    # the lamp on its table
    x, y, z = 0.36, -0.42, 0.50
    round_table(x, y, z, 0.25)
    g = ceramics()
    lathe("lamp foot", [(0, 0), (0.062, 0), (0.070, 0.012), (0.066, 0.06), (0.042, 0.12), (0.014, 0.16), (0.010, 0.22), (0, 0.22)], g["clay"], (x, y, z), seg=48)
    shade = lathe("shade", [(0.125, 0.19), (0.088, 0.37)], emission("lit shade", 2.6, colour=(1.0, 0.62, 0.30)), (x, y, z), seg=64)
    shade.visible_shadow = False
    warm = (1.0, 0.64, 0.34)
    area((x, y, z + 0.36), (x, y + 0.05, 4), (0.14, 0.14), 5.0, warm)
    area((x, y - 0.02, z + 0.17), (x, y - 0.1, 0), (0.22, 0.22), 1.0, warm)
    area((x + 0.16, y, z + 0.30), (1.6, -0.7, 0.5), (0.2, 0.2), 5.0, warm)
    area((x - 0.14, y - 0.12, z + 0.32), (-0.3, -2.25, 1.1), (0.2, 0.2), 7.0, warm)
    books(x - 0.10, y - 0.10, z, [(0.19, 0.13, 0.018, (0.05, 0.08, 0.06))], turn=0.5)
    rug(1.45, -2.2, 2.2, 1.5, boucle("night rug", (0.22, 0.225, 0.23), tile=2.2, bump=0.012))
    listening(-0.16, -2.20, 1.30)
    # the moon through the window, and hardly any light from elsewhere
    sun((0.75, -2.4, -1.75), 0.15, 1.5, (0.46, 0.62, 1.0))
    area((-3.4, -5.4, 2.9), (0.6, -0.8, 0.7), (2.6, 2.2), 42, (0.50, 0.64, 1.0))
    world(0.035, (0.45, 0.60, 1.0))
    camera((-0.15, -5.9, 1.32), (0.05, 0, 1.32), lens=36, shift=(0, -0.045), level=True)
    return 1.05


def roller(x, y, z, r, length, mat, ends):
    """A roller along y with its journals."""
    lathe("roller", [(0, -length / 2), (r * 0.92, -length / 2), (r, -length / 2 + 0.01), (r, length / 2 - 0.01), (r * 0.92, length / 2), (0, length / 2)], mat, (x, y, z), seg=48, rot=(math.pi / 2, 0, 0))
    ends.rod((x, y - length / 2 - 0.16, z), (x, y + length / 2 + 0.16, z), r * 0.34)


def roller_pair(x, y, z, r, length, rubber, ends, stands, gap):
    """Two rollers above each other with what passes between them at z, in stands on the frame."""
    roller(x, y, z - gap / 2 - r, r, length, bare_steel(), ends)
    roller(x, y, z + gap / 2 + r, r, length, rubber, ends)
    for s in (-1, 1):
        stands.box((x, y + s * (length / 2 + 0.09), z + 0.02), (0.16, 0.07, 0.52))
        for c in (z - gap / 2 - r, z + gap / 2 + r):
            stands.box((x, y + s * (length / 2 + 0.115), c), (0.13, 0.10, 0.11))


def needle_loom(x, y, width):
    """A needle loom: a bed, two columns, and a beam under a yellow cover that drives the needles through the web."""
    light, dark = plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4), plain("loom dark", (0.075, 0.082, 0.09), 0.45, 0.4)
    cover = plain("loom cover", (0.60, 0.37, 0.025), 0.40, 0.4)
    side = width / 2 + 0.32
    box("loom bed", (x, y, 0.42), (1.5, width + 0.1, 0.78), dark, 0.012, seg=3)
    box("stripper", (x, y, 0.855), (1.3, width + 0.1, 0.05), bare_steel(), 0.004)
    for s in (-1, 1):
        box("column", (x, y + s * side, 1.30), (1.7, 0.50, 2.60), light, 0.03, seg=4)
        box("plinth", (x, y + s * side, 0.06), (1.84, 0.60, 0.12), dark, 0.008, seg=3)
    box("needle board", (x, y, 1.16), (0.9, width + 0.1, 0.10), bare_steel(), 0.004)
    box("needle beam", (x, y, 1.27), (0.7, width + 0.1, 0.12), dark, 0.006)
    needles, r = Mesh(3), random.Random(3)
    for k in range(420):
        px, py = x + r.uniform(-0.42, 0.42), y + r.uniform(-width / 2, width / 2)
        needles.rod((px, py, 1.12), (px, py, 0.96), 0.003, 0.001, seg=5)
    needles.build("needles", bare_steel())
    box("beam", (x, y, 1.92), (1.30, width + 0.1, 1.16), light, 0.02, seg=3)
    for s in (-1, 1):
        for k in range(3):
            box("cover", (x + s * 0.68, y + (k - 1) * width / 3, 1.96), (0.10, width / 3 - 0.03, 0.92), cover, 0.03, seg=4, seed=k)
            Mesh(k).rod((x + s * 0.77, y + (k - 1) * width / 3 - 0.12, 1.70), (x + s * 0.77, y + (k - 1) * width / 3 + 0.12, 1.70), 0.011).build("handle", dark, smooth=True)
    box("hood", (x, y, 2.66), (1.56, 2 * side + 0.44, 0.20), cover, 0.05, seg=5)
    # what the driver sees of it on the near side: doors, a panel, a lamp
    near = y - side - 0.25
    for k in (-0.42, 0.42):
        box("door", (x + k, near - 0.008, 1.62), (0.76, 0.02, 1.50), light, 0.01, seg=3)
        Mesh(1).rod((x + k * 0.2, near - 0.035, 1.50), (x + k * 0.2, near - 0.035, 1.72), 0.009).build("handle", dark, smooth=True)
    louvre = Mesh(5)
    for k in range(10):
        louvre.box((x, near - 0.006, 0.30 + 0.05 * k), (1.2, 0.016, 0.022), 0, rot=Matrix.Rotation(0.5, 3, "X"))
    louvre.build("louvre", dark, 0.001)
    for k, c in enumerate(((0.02, 0.30, 0.06), (0.62, 0.38, 0.02), (0.5, 0.02, 0.015))):
        lathe("signal", [(0, 0), (0.032, 0), (0.032, 0.06), (0, 0.06)], plain("signal %d" % k, c, 0.3), (x + 0.6, y - side + 0.1, 2.84 + 0.062 * k), seg=32)
    Mesh(2).rod((x + 0.6, y - side + 0.1, 2.74), (x + 0.6, y - side + 0.1, 2.85), 0.012).build("signal foot", dark)


def scene_needle_line():
    """A line that makes felt: the web runs through pairs of rollers and the needle loom to the roll at the end."""
    W, D, H = 30.0, 15.0, 8.0
    wall("back", (-2, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.50, 0.51, 0.505)))
    wall("end", (-12.4, -D / 2, H / 2), (0.2, D, H), plaster("works wall", (0.50, 0.51, 0.505)))
    box("band", (-2, -0.002, 0.6), (W, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("end band", (-12.298, -D / 2, 0.6), (0.004, D, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (-2, -D / 2, -0.05), (W, D + 4, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    iron = plain("column", (0.20, 0.22, 0.23), 0.5, 0.4)
    columns = Mesh(2)
    for k in range(5):
        for s in (-1, 1):
            columns.box((-10.5 + 4.4 * k + s * 0.11, -0.20, H / 2), (0.02, 0.22, H))
        columns.box((-10.5 + 4.4 * k, -0.20, H / 2), (0.22, 0.014, H))
    columns.build("columns", iron)
    panes, bars = Mesh(3), Mesh(4)
    for k in range(4):
        x = -8.3 + 4.4 * k
        panes.box((x, -0.006, 4.1), (3.6, 0.01, 1.6))
        for j in range(7):
            bars.box((x - 1.8 + 0.6 * j, -0.02, 4.1), (0.05, 0.05, 1.64))
        for z in (3.3, 4.1, 4.9):
            bars.box((x, -0.02, z), (3.64, 0.05, 0.05))
    panes.build("panes", emission("panes", 1.5, colour=(0.86, 0.93, 1.0)))
    bars.build("bars", iron)
    y, z, width = -3.6, 0.95, 2.2
    steel, rubber, frame_paint = bare_steel(), plain("rubber cover", (0.045, 0.047, 0.05), 0.55), plain("line frame", (0.10, 0.155, 0.19), 0.42, 0.4)
    frame, ends, stands = Mesh(5), Mesh(6), Mesh(7)
    for s in (-1, 1):
        yy = y + s * (width / 2 + 0.14)
        for a, b in ((-6.3, -0.95), (0.95, 5.9)):
            for zz, t in ((0.62, 0.02), (0.76, 0.02)):
                frame.box(((a + b) / 2, yy, zz), (b - a, 0.12, t), 0)
            frame.box(((a + b) / 2, yy, 0.69), (b - a, 0.03, 0.14), 0)
        for lx in (-6.1, -4.4, -2.7, -1.2, 1.2, 2.7, 4.2, 5.7):
            frame.box((lx, yy, 0.30), (0.10, 0.10, 0.62))
            frame.box((lx, yy, 0.01), (0.22, 0.22, 0.02))
    for lx in (-6.1, -4.4, -2.7, 1.2, 2.7, 4.2, 5.7):
        frame.box((lx, y, 0.25), (0.08, width + 0.28, 0.08))
    for lx in (-5.5, -4.5, -3.5, -2.5, -1.5):
        roller_pair(lx, y, z, 0.085, width, rubber, ends, stands, 0.042)
    for lx in (1.5, 2.5, 3.5):
        roller_pair(lx, y, z, 0.085, width, rubber, ends, stands, 0.016)
    frame.build("frame", frame_paint, 0.003)
    pale = felt("web", (0.43, 0.385, 0.31), tile=0.9, bump=0.004, melange=0.6)
    # the loose web, then the needled one on its way to the roll
    R, rr, x1, x2, zr = 0.64, 0.16, 4.75, 5.50, 0.80
    cx = (x1 + x2) / 2
    cz = zr + math.sqrt((R + rr + 0.006) ** 2 - ((x2 - x1) / 2) ** 2)
    web = Mesh(8)
    web.grid(40, 6, lambda i, j: (-6.7 + 5.8 * i / 39, y + (j / 5 - 0.5) * (width - 0.16), z + 0.004 * math.sin(i * 1.9)))
    web.build("loose web", pale, smooth=True, solid=0.036)
    line = [(-0.95 + 0.16 * k, z) for k in range(28)]
    n = 14
    d = Vector((cx - x1, cz - zr)).normalized()
    nip = (x1 + d.x * (rr + 0.006), zr + d.y * (rr + 0.006))
    line += [(line[-1][0] + (nip[0] - line[-1][0]) * k / n, z + (nip[1] - z) * (k / n) ** 1.4) for k in range(1, n + 1)]
    needled = Mesh(9)
    needled.grid(len(line), 6, lambda i, j: (line[i][0], y + (j / 5 - 0.5) * (width - 0.20), line[i][1]))
    needled.build("needled web", pale, smooth=True, solid=0.010)
    needle_loom(0.0, y, width)
    # the winder: two driven rollers that carry the roll between two arms
    for wx in (x1, x2):
        roller(wx, y, zr, rr, width, steel, ends)
        for s in (-1, 1):
            stands.box((wx, y + s * (width / 2 + 0.12), zr - 0.0), (0.22, 0.10, 0.22))
    arms = Mesh(10)
    for s in (-1, 1):
        arms.box((cx, y + s * (width / 2 + 0.24), 1.16), (0.14, 0.08, 0.92), 2)
        arms.box((cx, y + s * (width / 2 + 0.24), cz), (0.20, 0.12, 0.20))
    arms.build("arms", plain("safety yellow", (0.60, 0.37, 0.025), 0.45), 0.006)
    stands.build("stands", plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4), 0.005)
    Mesh(11).rod((cx, y - width / 2 - 0.30, cz), (cx, y + width / 2 + 0.30, cz), 0.045).build("shaft", steel, smooth=True)
    ends.build("journals", steel, smooth=True)
    turns, inner = 22, 0.05
    placed(lambda: lying_roll(0, 0, 0, width - 0.20, pale, turns=turns, inner=inner, pitch=(R - inner) / turns, thick=(R - inner) / turns * 0.86), Matrix.Translation((cx, y, cz - R)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
    # the lapper that lays the web, at the far end
    light = plain("loom light", (0.50, 0.515, 0.515), 0.42, 0.4)
    box("lapper", (-7.9, y, 1.60), (2.4, width + 0.7, 1.10), light, 0.03, seg=4)
    box("lapper stripe", (-6.692, y, 1.60), (0.02, width + 0.5, 0.34), plain("loom cover", (0.60, 0.37, 0.025), 0.40, 0.4), 0.004)
    for s in (-1, 1):
        box("lapper side", (-7.9, y + s * (width / 2 + 0.25), 0.54), (2.4, 0.2, 1.08), light, 0.012, seg=3)
    box("lapper bed", (-7.7, y, 0.42), (2.3, width, 0.80), plain("loom dark", (0.075, 0.082, 0.09), 0.45, 0.4), 0.01)
    # a desk for the driver, and finished rolls by the wall
    box("control post", (1.75, y - 2.25, 0.55), (0.14, 0.14, 1.10), light, 0.01, seg=3)
    box("control foot", (1.75, y - 2.25, 0.012), (0.42, 0.42, 0.024), light, 0.004)
    box("control", (1.75, y - 2.25, 1.22), (0.56, 0.20, 0.44), plain("control", (0.04, 0.045, 0.05), 0.4), 0.012, seg=3)
    box("control screen", (1.70, y - 2.352, 1.28), (0.30, 0.004, 0.20), emission("screen", 0.7, colour=(0.30, 0.62, 0.72)), 0)
    lathe("stop", [(0, 0), (0.03, 0), (0.032, 0.02), (0.022, 0.03), (0, 0.03)], plain("stop red", (0.5, 0.02, 0.015), 0.4), (1.94, y - 2.35, 1.20), rot=(math.pi / 2, 0, 0))
    for k, (rx, rz) in enumerate(((5.0, 0.38), (5.86, 0.38), (5.43, 1.124))):
        placed(lambda: lying_roll(0, 0, 0, 1.9, pale, turns=14, inner=0.05, pitch=0.33 / 14, thick=0.021), Matrix.Translation((rx, -1.25 + 0.04 * k, rz - 0.38)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
    yellow = plain("safety line", YELLOW, 0.5)
    box("line", (-2.0, y - 2.75, 0.0012), (19, 0.09, 0.002), yellow, 0)
    area((-3.0, -10.5, 5.2), (-0.5, -3.2, 0.8), (6.0, 2.6), 700, (1.0, 0.985, 0.96))
    area((5.5, -9.0, 4.8), (3.5, -3.4, 0.9), (3.0, 2.2), 190, (1.0, 0.98, 0.95))
    area((-8.0, -6.5, 5.4), (-4.5, -3.4, 0.9), (4.0, 2.0), 220, (0.93, 0.97, 1.0))
    world(0.30, (0.95, 0.975, 1.0))
    camera((8.6, -10.2, 3.0), (0.62, -3.0, 1.0), lens=32)
    return 0.0


def scene_needle_rolls():
    """The end of the same line, with the roll that is being wound and those by the wall."""
    scene_needle_line()
    camera((7.9, -6.6, 1.75), (4.3, -2.3, 0.85), lens=36)
    return 0.0


def pallet(at, seed=3):
    """A pallet of 1.2 × 0.8 m, its long side along x and its deck at 0.144 above `at`."""
    x, y, z = at
    wood = Mesh(seed, spread=0.16)
    for s in (-1, 0, 1):
        wood.box((x, y + 0.34 * s, z + 0.011), (1.2, 0.10 if s else 0.145, 0.022), 0)
        wood.box((x + 0.5275 * s, y, z + 0.111), (0.145, 0.8, 0.022), 1)
        for t in (-1, 0, 1):
            wood.box((x + 0.5275 * s, y + 0.34 * t, z + 0.061), (0.144, 0.10 if t else 0.144, 0.078), 0)
    for t, w in ((-0.3275, 0.145), (-0.165, 0.10), (0.0, 0.145), (0.165, 0.10), (0.3275, 0.145)):
        wood.box((x, y + t, z + 0.133), (1.2, w, 0.022), 0)
    wood.build("pallet", oak("pallet", (0.82, 0.72, 0.58), rough=0.75), 0.003)


def strap(x, path, mat, width=0.05):
    """A band round a load at x, along a closed path of (y, z) whose corners it rounds a little."""
    line, n = [], len(path)
    for k in range(n):
        a, b, c = (Vector(path[(k + d) % n]) for d in (-1, 0, 1))
        p, q = b + (a - b).normalized() * 0.012, b + (c - b).normalized() * 0.012
        line += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in (0, 0.25, 0.5, 0.75, 1)]
    line.append(line[0])
    Mesh(4).grid(len(line), 2, lambda i, j: (x + (j - 0.5) * width, line[i].x, line[i].y)).build("strap", mat, solid=0.0025)


def pallet_truck(paint):
    """A hand pallet truck at the origin, its forks along +y."""
    rubber, steel = plain("tyre", (0.03, 0.03, 0.032), 0.6), bare_steel()
    forks, rolls, hubs = Mesh(2), Mesh(3), Mesh(4)
    for s in (-0.19, 0.19):
        forks.prism([(s - 0.08, 0.0), (s + 0.08, 0.0), (s + 0.08, 1.02), (s + 0.045, 1.15), (s - 0.045, 1.15), (s - 0.08, 1.02)], 0.042, 0.086, tone=1.0, axis=2)
        rolls.rod((s - 0.045, 0.96, 0.038), (s + 0.045, 0.96, 0.038), 0.037, seg=28)
    forks.box((0, 0.02, 0.125), (0.54, 0.05, 0.15), 0)
    forks.prism([(-0.27, 0.19), (0.27, 0.19), (0.11, 0.43), (-0.11, 0.43)][::-1], 0.0, 0.035, tone=1.0)
    forks.box((0, -0.06, 0.43), (0.17, 0.16, 0.03), 0)
    forks.build("forks", paint, 0.006, 3)
    for s in (-0.06, 0.06):
        rolls.rod((s - 0.026, -0.10, 0.095), (s + 0.026, -0.10, 0.095), 0.095, seg=40)
        hubs.rod((s - 0.029, -0.10, 0.095), (s + 0.029, -0.10, 0.095), 0.060, seg=32)
    rolls.build("wheels", rubber, 0.004, smooth=True)
    hubs.rod((0, -0.10, 0.30), (0, -0.10, 0.425), 0.018)
    hubs.build("hubs", steel, 0.002, smooth=True)
    body = Mesh(5)
    body.rod((0, -0.10, 0.16), (0, -0.10, 0.345), 0.052, seg=32)
    body.box((0, -0.15, 0.235), (0.11, 0.11, 0.10), 0)
    body.build("pump", paint, 0.005, 3)
    grip = dark_frame()
    Mesh(6).rod((0, -0.18, 0.25), (0, -0.33, 1.08), 0.017).build("tiller", paint, smooth=True)
    loop = [(0, -0.33, 1.07), (-0.05, -0.337, 1.12), (-0.13, -0.345, 1.17), (-0.145, -0.355, 1.24), (-0.11, -0.362, 1.28), (0, -0.363, 1.285),
            (0.11, -0.362, 1.28), (0.145, -0.355, 1.24), (0.13, -0.345, 1.17), (0.05, -0.337, 1.12), (0, -0.33, 1.07)]
    tube("loop", loop, 0.014, grip, res=8)
    Mesh(7).rod((0.0, -0.338, 1.10), (0.035, -0.352, 1.225), 0.007).build("lever", steel, smooth=True)


def used_load(seed=7):
    """A pallet at the origin with felt panels that have been on a wall, ceiling tiles on top of them, and two straps."""
    r = random.Random(seed)
    pallet((0, 0, 0))
    z, tones = 0.1445, {n: felt("used " + n, c) for n, c in (("sage", SAGE), ("oat", (0.30, 0.265, 0.21)), ("clay", CLAY), ("fog", (0.19, 0.187, 0.176)), ("pine", PINE), ("sand", (0.25, 0.20, 0.145)))}
    for k, n in enumerate(("fog", "fog", "pine", "pine", "pine", "sage", "sage", "fog", "sage", "clay", "clay", "sand", "sand", "clay", "oat", "oat")):
        h = 0.024
        Mesh(k).box((0, 0, 0), (1.176, 0.776, h - 0.001)).build("panel", tones[n], 0.0045, 3, loc=(r.uniform(-0.010, 0.010), r.uniform(-0.007, 0.007), z + h / 2), rot=(0, 0, r.uniform(-0.008, 0.008)))
        z += h
    low = z
    # tiles with a stepped edge, as they lie in a grid
    white = felt("used tile", (0.33, 0.315, 0.28), tile=0.4, bump=0.0014, melange=0.5)
    tops = []
    for s, count in ((-1, 11), (1, 11)):
        z = low
        for k in range(count):
            o, t = (s * 0.298 + r.uniform(-0.005, 0.005), r.uniform(-0.010, 0.010)), r.uniform(-0.014, 0.014)
            m = Mesh(k + 40 * s, spread=0.10)
            m.box((0, 0, 0.006), (0.574, 0.574, 0.012))
            m.box((0, 0, 0.019), (0.594, 0.594, 0.0145))
            m.build("tile", white if (k * 2 + s) % 7 else tones["oat"], 0.002, 2, loc=(*o, z), rot=(0, 0, t))
            z += 0.0268
        tops.append(z)
    web = cloth("strap", (0.030, 0.075, 0.125), tile=0.02, bump=0.0006, sheen=0.1)
    board = plain("edge guard", (0.36, 0.27, 0.17), 0.85)
    for s, top in zip((-1, 1), tops):
        x, e = s * 0.31, 0.312
        for t in (-1, 1):
            box("guard", (x, t * (e - 0.020), top + 0.0025), (0.34, 0.048, 0.004), board, 0.001)
            box("guard", (x, t * (e + 0.003), top - 0.022), (0.34, 0.004, 0.052), board, 0.001)
        strap(x, [(-0.404, 0.112), (-0.402, low + 0.003), (-e - 0.007, top + 0.006), (e + 0.007, top + 0.006), (0.402, low + 0.003), (0.404, 0.112)], web)
        ratchet = Mesh(9)
        ratchet.box((x, -0.413, 0.40), (0.062, 0.016, 0.12))
        for t in (-1, 1):
            ratchet.box((x + t * 0.034, -0.420, 0.40), (0.004, 0.034, 0.15))
        ratchet.rod((x - 0.036, -0.426, 0.44), (x + 0.036, -0.426, 0.44), 0.011)
        ratchet.build("ratchet", galvanised(), 0.001)
    # the delivery note in its pocket
    box("note", (0.02, -0.4025, 0.40), (0.21, 0.003, 0.148), plain("note", (0.66, 0.65, 0.61), 0.5), 0.001)
    lines = Mesh(3)
    lines.box((-0.035, -0.4045, 0.452), (0.08, 0.0006, 0.012))
    for k in range(6):
        lines.box((0.02 - 0.02 * (k % 3 == 2), -0.4045, 0.428 - 0.014 * k), (0.17 - 0.04 * (k % 3 == 2), 0.0006, 0.0035))
    lines.build("note lines", plain("note ink", (0.10, 0.105, 0.11), 0.7))


def roller_door(x0, x1, opened, head, y=0.10):
    """A roller door between x0 and x1 whose lower edge stands at `opened`; its roll is in a housing above the head."""
    slats, w = Mesh(2, spread=0.03), x1 - x0
    pitch, k = 0.095, 0
    while opened + 0.06 + pitch * k < head:
        z = opened + 0.06 + pitch * k
        slats.grid(9, 2, lambda i, j: (x0 + w * j, y - 0.012 * math.sin(math.pi * i / 8) ** 0.7, z + (pitch - 0.004) * i / 8))
        slats.box(((x0 + x1) / 2, y + 0.006, z), (w, 0.006, 0.012), 0)
        k += 1
    o = slats.build("slats", plain("door slats", (0.42, 0.44, 0.45), 0.42, 0.4, 0.2), smooth=True)
    o.data.auto_smooth_angle = math.radians(30)
    box("bottom bar", ((x0 + x1) / 2, y, opened + 0.03), (w, 0.04, 0.07), plain("door bar", (0.16, 0.17, 0.175), 0.45, 0.4), 0.006, 0)
    box("bottom rubber", ((x0 + x1) / 2, y, opened - 0.018), (w, 0.025, 0.03), plain("tyre", (0.03, 0.03, 0.032), 0.6), 0.008, 0, 3)
    rail = plain("door rail", (0.30, 0.31, 0.32), 0.45, 0.4, 0.3)
    for x in (x0 - 0.02, x1 + 0.02):
        box("guide", (x, y - 0.03, head / 2), (0.10, 0.13, head), rail, 0.004)
    box("housing", ((x0 + x1) / 2, -0.17, head + 0.22), (w + 0.34, 0.36, 0.44), rail, 0.012, 0, 3)


def scene_take_back():
    """A loading bay: a strapped pallet of used tiles and panels, a pallet truck beside it, and daylight below a roller door."""
    x0, x1, head, W, H = -1.75, 2.05, 3.0, 14.0, 5.2
    paint = plaster("works wall", (0.50, 0.51, 0.505))
    for a, b, lo in ((-W / 2, x0 - 0.06, 0), (x1 + 0.06, W / 2, 0), (x0 - 0.06, x1 + 0.06, head)):
        wall("back", ((a + b) / 2, 0.15, (lo + H) / 2), (b - a, 0.3, H - lo), paint)
        if not lo:
            box("band", ((a + b) / 2, -0.002, 0.6), (b - a, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (0, -5, -0.05), (W, 10.6, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    box("yard", (0, 20.3, -0.07), (80, 40, 0.1), plaster("loading yard", (0.235, 0.23, 0.22), 0.9), 0)
    box("sill", (0.15, 0.15, 0.001), (x1 - x0, 0.30, 0.008), plain("sill", (0.10, 0.102, 0.105), 0.5, 0.4), 0.002)
    roller_door(x0, x1, 1.82, head)
    # beyond the yard: a hall, and trees before the sky
    box("hall", (11.2, 24, 3.2), (15, 6, 6.4), plain("far cladding", (0.30, 0.30, 0.285), 0.6, 0.3), 0)
    box("hall gate", (5.9, 20.98, 1.9), (2.8, 0.05, 3.8), plain("far gate", (0.40, 0.40, 0.39), 0.6), 0)
    backdrop("x", 30, -30, 30, -3, 14, 1.1)
    yellow = plain("safety yellow", (0.60, 0.37, 0.025), 0.45)
    for x in (x0 - 0.30, x1 + 0.30):
        lathe("bollard", [(0, 0), (0.11, 0), (0.11, 0.01), (0.070, 0.012), (0.070, 0.88), (0.05, 0.92), (0, 0.93)], yellow, (x, -0.42, 0), seg=40)
        for z in (0.36, 0.62):
            lathe("bollard band", [(0.0708, 0), (0.0712, 0.001), (0.0712, 0.099), (0.0708, 0.10)], dark_frame(), (x, -0.42, z), seg=40)
    box("line", (-2.35, -4.2, 0.0012), (0.09, 7.0, 0.002), yellow, 0)
    placed(used_load, Matrix.Translation((-0.30, -2.75, 0)) @ Matrix.Rotation(0.20, 4, "Z"))
    placed(lambda: pallet_truck(plain("truck red", (0.38, 0.045, 0.022), 0.38, 0.4)), Matrix.Translation((0.98, -3.05, 0)) @ Matrix.Rotation(-0.22, 4, "Z"))
    for k in range(6):
        pallet((-2.95 + 0.012 * (k % 3), -0.62 + 0.01 * (k % 2), 0.1445 * k), seed=20 + k)
    sky(0.6, (0.96, 0.95, 0.93), (0.80, 0.86, 0.95), (0.50, 0.63, 0.85))
    sun((-0.55, -1.25, -1.5), 2.6, 1.0, (1.0, 0.93, 0.82))
    area((-3.6, -6.4, 4.2), (-0.2, -2.6, 0.5), (3.0, 2.2), 300, (1.0, 0.95, 0.88))
    area((0.15, 0.6, 1.0), (0.1, -3, 0.8), (3.6, 1.6), 60, (1.0, 0.98, 0.95))
    camera((-1.0, -6.35, 1.34), (0.17, -0.4, 1.34), lens=37, shift=(0, -0.130), level=True)
    return 0.05


def mug(x, y, z, mat, turn=0.0, fill=0.8, r=0.041, h=0.088):
    """A coffee mug with its handle, filled to a part of its height; an empty one keeps a ring at its bottom."""
    lathe("mug", [(0, 0), (r * 0.88, 0), (r * 0.97, 0.006), (r, h * 0.4), (r, h - 0.002), (r * 0.97, h), (r * 0.93, h - 0.003), (r * 0.92, 0.012), (r * 0.8, 0.007), (0, 0.006)], mat, (x, y, z), seg=56)
    lathe("coffee", [(0, 0), (r * 0.925, 0)], plain("coffee", (0.022, 0.010, 0.005), 0.12, 0.5), (x, y, z + max(0.014, h * fill)), seg=40)
    c, s = math.cos(turn), math.sin(turn)
    tube("handle", [(x + c * (r + d), y + s * (r + d), z + h * k) for d, k in ((-0.003, 0.82), (0.014, 0.86), (0.027, 0.72), (0.027, 0.45), (0.016, 0.24), (-0.003, 0.22))], 0.0052, mat, res=10)


def thermos(x, y, z, turn):
    """A vacuum jug of steel with a black lid, its spout and its handle."""
    steel, dark = plain("brushed", (0.48, 0.475, 0.46), 0.34, 0.5, 0.9), plain("jug black", (0.022, 0.022, 0.023), 0.42, 0.4)
    lathe("jug", [(0, 0), (0.060, 0), (0.066, 0.006), (0.067, 0.02), (0.067, 0.165), (0.060, 0.195), (0.047, 0.218), (0.045, 0.232)], steel, (x, y, z), seg=64)
    lathe("jug foot", [(0.0672, 0), (0.0678, 0.002), (0.0678, 0.014), (0.0672, 0.016)], dark, (x, y, z), seg=64)
    lathe("jug lid", [(0.0475, 0.222), (0.049, 0.226), (0.049, 0.250), (0.040, 0.262), (0.014, 0.266), (0.012, 0.276), (0, 0.277)], dark, (x, y, z), seg=56)
    c, s = math.cos(turn), math.sin(turn)
    Mesh(3).rod((x - 0.035 * c, y - 0.035 * s, z + 0.236), (x - 0.068 * c, y - 0.068 * s, z + 0.250), 0.015, 0.010).build("spout", dark, smooth=True)
    tube("jug handle", [(x + c * d, y + s * d, z + h) for d, h in ((0.040, 0.240), (0.075, 0.245), (0.108, 0.222), (0.110, 0.15), (0.100, 0.085), (0.064, 0.070))], 0.0095, dark, res=10)


def glove(mat, cuff, seed=1):
    """A work glove lying on its back at the origin, fingers towards +y."""
    r = random.Random(seed)
    cushion("palm", (0, 0, 0.017), (0.104, 0.125, 0.034), mat, puff=0.5, seed=seed)
    for k, (fx, length, turn) in enumerate(((-0.039, 0.074, 0.16), (-0.0135, 0.090, 0.04), (0.0130, 0.086, -0.05), (0.0375, 0.070, -0.17))):
        t = turn + r.uniform(-0.05, 0.05)
        cushion("finger", (fx - math.sin(t) * 0.034, 0.048 + length / 2, 0.0145 + r.uniform(0, 0.004)), (0.0275, length + 0.034, 0.027), mat, (r.uniform(-0.06, 0.02), 0, t), 0.6, seed + k)
    cushion("thumb", (0.066, 0.012, 0.015), (0.031, 0.092, 0.029), mat, (0, 0, -0.62), 0.6, seed + 6)
    cushion("cuff", (0, -0.083, 0.0155), (0.096, 0.072, 0.031), cuff, puff=0.3, seed=seed + 7)


def safety_glasses():
    """Glasses with one clear wrap-around lens, standing on their lens and temples; they look to -y."""
    clear, dark = plain("clear lens", (0.55, 0.60, 0.62), 0.05, 0.5), plain("jug black", (0.022, 0.022, 0.023), 0.42, 0.4)
    clear.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.28

    def front(a, z):
        return 0.074 * math.sin(a), -0.052 * math.cos(a), z
    m, n = Mesh(2), 41

    def at(i, j):
        a = (j / (n - 1) * 2 - 1) * 1.42
        low = 0.020 * math.exp(-(a / 0.16) ** 2) + 0.012 * (abs(a) / 1.42) ** 4
        return front(a, low + (0.045 - low) * i / 5)
    m.grid(6, n, at)
    m.build("lens", clear, smooth=True, solid=0.002)
    tube("brow", [front((k / 14 * 2 - 1) * 1.45, 0.046) for k in range(15)], 0.0032, dark, res=4)
    for s in (-1, 1):
        tube("temple", [(s * 0.0735, -0.008, 0.044), (s * 0.075, 0.02, 0.043), (s * 0.072, 0.065, 0.034), (s * 0.068, 0.095, 0.014), (s * 0.066, 0.104, 0.004)], 0.003, dark, res=6)


def jacket(mat, band, seed=1):
    """A work jacket over the back of a shell chair that stands at the origin at turn 0; it hangs outside of the back, towards +y."""
    r = random.Random(seed)
    ph = [r.uniform(0, 6.28) for _ in range(4)]

    def body(z, u, off=0.0):
        # half width, half depth and how far round the sides the cloth goes, from the hem up to the neck
        k = min(1.0, max(0.0, (z - 0.30) / 0.52))
        top = min(1.0, max(0.0, (z - 0.775) / 0.085))
        a = (0.275 - 0.030 * k) * (1 - 0.70 * top ** 1.8)
        b = (0.085 - 0.010 * k) * (1 - 0.25 * top)
        reach = 2.05 + 1.09 * min(1.0, max(0.0, (z - 0.66) / 0.12))
        w = u * reach
        fold = (1 - 0.75 * k) * (0.011 * math.sin(5.2 * w + ph[0] + 2.5 * k) + 0.006 * math.sin(9 * w + ph[1] - 4 * k)) + 0.005 * k * math.sin(3 * w + 14 * z + ph[2])
        side = math.copysign(abs(math.sin(w)) ** 0.8, math.sin(w))
        return (a + fold + off) * side, 0.335 + 0.03 * (1 - k) + (b + fold + off) * math.cos(w), z
    rows, cols = 40, 61
    Mesh(seed).grid(rows, cols, lambda i, j: body(0.30 + 0.56 * i / (rows - 1), j / (cols - 1) * 2 - 1)).build("jacket", mat, smooth=True, solid=0.008)
    Mesh(seed).grid(4, cols, lambda i, j: body(0.475 + 0.05 * i / 3, j / (cols - 1) * 2 - 1, 0.006)).build("band", band, smooth=True, solid=0.003)
    n = 33
    Mesh(seed).grid(5, n, lambda i, j: ((0.082 + 0.006 * i) * math.sin(2 * math.pi * j / n), 0.325 + (0.052 + 0.007 * i) * math.cos(2 * math.pi * j / n), 0.845 + 0.014 * i + 0.012 * math.cos(2 * math.pi * j / n)), closed=True).build("collar", mat, smooth=True, solid=0.009, subsurf=1)
    for s in (-1, 1):
        pts = [Vector(p) for p in ((s * 0.115, 0.335, 0.742), (s * 0.205, 0.345, 0.750), (s * 0.270, 0.360, 0.660), (s * 0.296, 0.375, 0.540), (s * 0.292, 0.385, 0.430), (s * 0.284, 0.388, 0.360))]
        sleeve, rows, cols = Mesh(seed + 5), 50, 28

        def on(t):
            k = min(len(pts) - 2, int(t * (len(pts) - 1)))
            f = t * (len(pts) - 1) - k
            p = [pts[min(len(pts) - 1, max(0, k + d))] for d in (-1, 0, 1, 2)]
            return 0.5 * (2 * p[1] + (p[2] - p[0]) * f + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * f ** 2 + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * f ** 3)

        def skin(i, j, off=0.0):
            t, w = i, 2 * math.pi * j / cols
            d = (on(min(1, t + 0.02)) - on(max(0, t - 0.02))).normalized()
            across = Vector((0, 1, 0)).cross(d).normalized()
            rad = 0.064 - 0.018 * t + off + 0.0045 * math.sin(26 * t + 2 * w + ph[3]) * math.sin(math.pi * t) + 0.003 * math.sin(41 * t - 3 * w)
            return tuple(on(t) + across * (rad * 0.80 * math.cos(w)) + Vector((0, rad * math.sin(w), 0)))
        sleeve.grid(rows, cols, lambda i, j: skin(i / (rows - 1), j), closed=True)
        sleeve.build("sleeve", mat, smooth=True, solid=0.006)
        Mesh(2).grid(3, cols, lambda i, j: skin(0.62 + 0.05 * i, j, 0.005), closed=True).build("sleeve band", band, smooth=True, solid=0.002)


def scene_coffee_table():
    """A canteen table during the break: mugs, a jug, a plate of rolls, gloves and glasses, jackets over two chairs."""
    studio(width=14, depth=9)
    for i in range(9):
        lamel(-3.10 + 0.64 * i, 0.075, 0.638, 2.9, seed=30 + i)
    x, y, top = 0.0, -1.75, 0.74
    long_table(x, y, 2.8, 0.92, top)
    seats = {n: felt("seat " + n, c) for n, c in (("pine", PINE), ("sand", SAND), ("grey", (0.20, 0.19, 0.175)), ("clay", CLAY))}
    worn = ((-0.72, -2.46, 2.76), (0.56, -2.43, -2.48))
    for cx, cy, turn, n in ((*worn[0], "grey"), (*worn[1], "pine"), (-0.95, -0.95, 0.12, "clay"), (-0.12, -0.88, -0.16, "sand"), (0.74, -0.93, 0.24, "pine")):
        shell_chair(cx, cy, turn, seats[n], black())
    navy, ochre = cloth("work navy", (0.022, 0.031, 0.050), tile=0.05, bump=0.0007, sheen=0.25), cloth("work ochre", (0.36, 0.165, 0.030), tile=0.05, bump=0.0007, sheen=0.25)
    band = plain("reflecting band", (0.50, 0.51, 0.50), 0.45, 0.4)
    for k, (cx, cy, turn) in enumerate(worn):
        placed(lambda: jacket((navy, ochre)[k], band, 3 + 4 * k), Matrix.Translation((cx, cy, 0)) @ Matrix.Rotation(turn, 4, "Z"))
    g = ceramics()
    for k, (mx, my, n, fill) in enumerate(((-1.22, -1.98, "chalk", 0.75), (-0.98, -1.50, "clay", 0.6), (-0.42, -1.48, "chalk", 0.8), (-0.22, -1.98, "moss", 0.7), (0.12, -1.55, "chalk", 0.1), (0.62, -2.04, "chalk", 0.78), (0.80, -1.52, "ink", 0.7), (1.30, -1.60, "chalk", 0.72), (0.98, -1.72, "clay", 0.65))):
        mug(mx, my, top, g[n], turn=-0.7 + 1.3 * k, fill=fill)
    thermos(0.22, -1.76, top, 0.35)
    plate(-0.10, -1.72, top, 0.125, g["chalk"])
    crust = plain("crust", (0.42, 0.215, 0.075), 0.7)
    for k, (a, d) in enumerate(((0.4, 0.045), (2.5, 0.045), (4.6, 0.047))):
        cushion("roll", (-0.10 + d * math.cos(a), -1.72 + d * math.sin(a), top + 0.030), (0.092, 0.066, 0.046), crust, (0, 0, a + 0.5), 0.8, k)
    for k, (px, py) in enumerate(((-0.62, -1.96), (0.58, -1.76))):
        plate(px, py, top, 0.085, g["chalk"])
        cushion("roll half", (px + 0.01, py, top + 0.024), (0.085, 0.062, 0.030), crust, (0, 0, 0.4 + k), 0.7, 9 + k)
    hide, knit = plain("glove leather", (0.34, 0.35, 0.345), 0.85, 0.15), boucle("glove cuff", (0.05, 0.075, 0.10), tile=0.2, bump=0.001)
    placed(lambda: glove(hide, knit, 2), Matrix.Translation((0.36, -2.05, top)) @ Matrix.Rotation(0.9, 4, "Z"))
    placed(lambda: glove(hide, knit, 9), Matrix.Translation((0.39, -2.04, top + 0.030)) @ Matrix.Rotation(0.45, 4, "Z") @ Matrix.Rotation(0.10, 4, "Y"))
    placed(safety_glasses, Matrix.Translation((0.03, -2.06, top)) @ Matrix.Rotation(0.5, 4, "Z"))
    daylight(patch=-0.6)
    camera((-0.30, -5.15, 1.30), (0.0, 0, 1.30), lens=38, shift=(0, -0.118), level=True)
    return 0.05


PICTURES = {
    "scene-classroom-whale": scene_classroom_whale,
    "scene-solar-roof": scene_solar_roof,
    "scene-two-machines": scene_two_machines,
    "scene-bedroom-night": scene_bedroom_night,
    "scene-needle-line": scene_needle_line,
    "scene-needle-rolls": scene_needle_rolls,
    "scene-take-back": scene_take_back,
    "scene-coffee-table": scene_coffee_table,
}
